import { useMinute, useProcessing } from '../processings/index.ts';
import { type BatchEntry, entryOfProcessing } from './batch/batch-entry.ts';
import { useImage } from './batch/image-calls.ts';

/** Another page may name a result to work on: `?result=<id>`. Its image may be gone. */
export function useOpenedResult(id: string | null): BatchEntry | undefined {
  const { data: processing } = useProcessing(id ?? undefined);
  const { data: image } = useImage(processing?.image_id ?? undefined);
  const now = useMinute();
  if (id === null || processing === undefined || processing.kind !== 'image') return undefined;
  return entryOfProcessing(processing, { image, now });
}
