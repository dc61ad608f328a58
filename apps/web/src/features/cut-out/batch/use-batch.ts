import { useState } from 'react';
import { useMinute, useProcessingsSince } from '../../processings/index.ts';
import { useImageUploads } from '../adding/image-uploads.ts';
import { type BatchEntry, entriesOf } from './batch-entry.ts';
import { useImages } from './image-calls.ts';

const noEntries: BatchEntry[] = [];

/** What lies on the table: files on their way and the images of one page, each with what became of it. */
export function useBatch() {
  const [page, setPage] = useState(1);
  const { files } = useImageUploads();
  const images = useImages('subject', page);
  const listed = images.data?.data;
  const processings = useProcessingsSince('image', listed?.at(-1)?.created_at);
  const now = useMinute();
  // An image that was cut out must not be offered for a moment as if it were not.
  const isKnown = listed !== undefined && (listed.length === 0 || processings.data !== undefined);
  return {
    entries: isKnown
      ? entriesOf({ uploads: page === 1 ? files : [], images: listed, processings: processings.data?.data ?? [], now })
      : noEntries,
    isLoading: !isKnown && !images.isError && !processings.isError,
    isFailed: !isKnown && (images.isError || processings.isError),
    retry: () => void Promise.all([images.refetch(), processings.refetch()]),
    meta: images.data?.meta,
    setPage,
  };
}

export type Batch = ReturnType<typeof useBatch>;
