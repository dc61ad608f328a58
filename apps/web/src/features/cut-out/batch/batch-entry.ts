import type { Image, Processing } from '@semblante/contracts';
import { type ProcessingView, viewOf as viewOfProcessing } from '../../processings/index.ts';
import type { ImageUpload } from '../adding/image-uploads.ts';
import type { CutOutProcessing } from '../editor/use-edit.ts';

/** One place of the batch: a file on its way, an image, or an image with what became of it. */
export type BatchEntry =
  | { key: string; name: string; state: 'waiting' | 'checking' }
  | { key: string; name: string; state: 'sending'; share: number }
  | { key: string; name: string; state: 'ready' | 'held' | 'refused'; image: Image }
  | {
      key: string;
      name: string;
      state: 'queued' | 'working' | 'review' | 'done' | 'failed' | 'gone';
      image: Image | undefined;
      processing: Processing;
    };

/** A file on its way. */
export type ArrivingEntry = Extract<BatchEntry, { state: 'waiting' | 'checking' | 'sending' }>;
export type ProcessedEntry = Extract<BatchEntry, { processing: Processing }>;
export type EntryState = BatchEntry['state'];

function entryOfUpload({ key, file, ...upload }: Exclude<ImageUpload, { step: 'stopped' }>): BatchEntry {
  return upload.step === 'sending'
    ? { key, name: file.name, state: 'sending', share: upload.share }
    : { key, name: file.name, state: upload.step };
}

const processingStates = {
  waiting: 'queued',
  working: 'working',
  review: 'review',
  ready: 'done',
  blocked: 'review',
  gone: 'gone',
  failed: 'failed',
} as const satisfies Record<ProcessingView, EntryState>;

export function entryOfProcessing(
  processing: Processing,
  { image, now }: { image: Image | undefined; now: number },
): BatchEntry {
  const view = viewOfProcessing(processing, now);
  return { key: image?.id ?? processing.id, name: processing.title, state: processingStates[view], image, processing };
}

/** The newest processing of an image counts: it may have failed once and been started again. */
function entryOfImage(
  image: Image,
  { newest, now }: { newest: ReadonlyMap<string, Processing>; now: number },
): BatchEntry {
  const processing = newest.get(image.id);
  if (processing === undefined || image.state !== 'ready')
    return { key: image.id, name: image.file_name, state: image.state, image };
  return entryOfProcessing(processing, { image, now });
}

interface BatchParts {
  uploads: readonly ImageUpload[];
  images: readonly Image[];
  /** Newest first. */
  processings: readonly Processing[];
  now: number;
}

/**
 * Files on their way first, as they will be once they are here: the newest in front. What stopped is told elsewhere.
 */
export function entriesOf({ uploads, images, processings, now }: BatchParts): BatchEntry[] {
  const newest = new Map(
    processings
      .toReversed()
      .flatMap((processing) => (processing.image_id === null ? [] : [[processing.image_id, processing] as const])),
  );
  const moving = uploads.flatMap((upload) => (upload.step === 'stopped' ? [] : [entryOfUpload(upload)]));
  return [...moving.toReversed(), ...images.map((image) => entryOfImage(image, { newest, now }))];
}

/**
 * Never started: what "all" means, and what it costs. A failed one is started again by itself, after its reason was
 * read.
 */
export function startable(entries: readonly BatchEntry[]): Image[] {
  return entries.flatMap((entry) => (entry.state === 'ready' ? [entry.image] : []));
}

/** Finished, with all that the editor needs. */
export function cutOutsOf(entries: readonly BatchEntry[]): CutOutProcessing[] {
  return entries.flatMap((entry) => (entry.state === 'done' && isCutOut(entry.processing) ? [entry.processing] : []));
}

export function isCutOut(processing: Processing): processing is CutOutProcessing {
  return processing.cut_out !== null;
}

export function isArriving({ state }: BatchEntry): boolean {
  return state === 'waiting' || state === 'sending' || state === 'checking';
}

export function creditsUsed(entries: readonly BatchEntry[]): number {
  return entries.reduce((sum, entry) => sum + ('processing' in entry ? entry.processing.credits_charged : 0), 0);
}

export function creditsOf(images: readonly Image[]): number {
  return images.reduce((sum, { offer }) => sum + (offer?.credits ?? 1), 0);
}
