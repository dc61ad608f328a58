import { type Image, imageLimits } from '@semblante/contracts';
import { useSyncExternalStore } from 'react';
import { ApiError, isSessionLost } from '../../../lib/api-error.ts';
import { i18n } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { findLoadedUser, userKey } from '../../../lib/session.ts';
import { showToasts } from '../../../lib/toasts.ts';
import { keepImage } from '../batch/image-calls.ts';
import { findImageProblem, type ImageProblem } from './image-checks.ts';
import { sendImage } from './send-image.ts';

/**
 * Why a file did not become an image. `said` is the server's own sentence; after a lost connection the file can be sent
 * again.
 */
export type UploadStop =
  | { why: 'problem'; problem: ImageProblem }
  | { why: 'said'; text: string; image: Image | null }
  | { why: 'connection' };

export type ImageUpload = { key: string; file: File } & (
  | { step: 'waiting' | 'checking' }
  | { step: 'sending'; share: number }
  | { step: 'stopped'; stop: UploadStop }
);

interface Uploads {
  files: readonly ImageUpload[];
  /** Files beyond what one batch takes: not looked at, only counted. */
  leftOut: number;
}

/** More would only wait for each other at the server. */
const atOnce = 2;
const none: Uploads = { files: [], leftOut: 0 };

/** Beside the pages and not in one: who looks at something else meanwhile does not stop them. */
let uploads: Uploads = none;
let owner: string | undefined;
let made = 0;
/** Of the files on their way, those whose content was here already. */
let known: { name: string; before: string }[] = [];
const listeners = new Set<() => void>();

function show(next: Uploads): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another account in the same tab sees none of it. */
export function useImageUploads(): Uploads {
  return useSyncExternalStore(subscribe, () => (owner === findLoadedUser()?.id ? uploads : none));
}

const isOnItsWay = ({ step }: ImageUpload) => step !== 'stopped';

export function addFiles(files: readonly File[]): void {
  const userId = findLoadedUser()?.id;
  if (userId === undefined) return;
  if (owner !== userId) uploads = none;
  owner = userId;
  const room = Math.max(0, imageLimits.batchMax - uploads.files.filter(isOnItsWay).length);
  const taken = files
    .slice(0, room)
    .map((file): ImageUpload => ({ key: `file-${(made += 1)}`, file, step: 'waiting' }));
  show({ files: [...uploads.files, ...taken], leftOut: files.length - taken.length });
  goOn();
}

export function sendAgain(key: string): void {
  change(key, { step: 'waiting' });
  goOn();
}

export function forgetStopped(): void {
  show({ files: uploads.files.filter(isOnItsWay), leftOut: 0 });
}

function change(
  key: string,
  next: { step: 'waiting' | 'checking' } | { step: 'sending'; share: number } | { step: 'stopped'; stop: UploadStop },
): void {
  show({
    ...uploads,
    files: uploads.files.map((upload) => (upload.key === key ? { key, file: upload.file, ...next } : upload)),
  });
}

function remove(key: string): void {
  show({ ...uploads, files: uploads.files.filter((upload) => upload.key !== key) });
}

function goOn(): void {
  const moving = uploads.files.filter(({ step }) => step === 'sending' || step === 'checking').length;
  const next = uploads.files.filter(({ step }) => step === 'waiting').slice(0, Math.max(0, atOnce - moving));
  for (const upload of next) {
    change(upload.key, { step: 'sending', share: 0 });
    void send(upload).finally(goOn);
  }
  if (!uploads.files.some(isOnItsWay)) tellKnown();
}

/**
 * Once for all of them: they are here under the names they came with, and whoever did not want them twice can delete
 * them.
 */
function tellKnown(): void {
  const [first] = known;
  if (first !== undefined)
    void showToasts(
      'info',
      i18n.t('images.batch.known', { count: known.length, name: first.name, before: first.before }),
    );
  known = [];
}

async function send({ key, file }: ImageUpload): Promise<void> {
  const sender = owner;
  const isStillTheirs = () => findLoadedUser()?.id === sender && owner === sender;
  try {
    const problem = await findImageProblem(file);
    if (problem !== undefined) return change(key, { step: 'stopped', stop: { why: 'problem', problem } });
    const sent = await sendImage(file, {
      purpose: 'subject',
      onShare: (share) => change(key, share < 1 ? { step: 'sending', share } : { step: 'checking' }),
    });
    if (!isStillTheirs()) return remove(key);
    if (sent.error !== null)
      return change(key, { step: 'stopped', stop: { why: 'said', text: sent.error.message, image: sent.image } });
    if (sent.knownAs !== null) known.push({ name: file.name, before: sent.knownAs });
    keepImage(sent.image);
    remove(key);
  } catch (error) {
    // Where every call's lost session is handled.
    if (isSessionLost(error)) void queryClient.invalidateQueries({ queryKey: userKey });
    change(key, { step: 'stopped', stop: stopOf(error) });
  }
}

function stopOf(error: unknown): UploadStop {
  if (error instanceof ApiError && error.code !== undefined) return { why: 'said', text: error.message, image: null };
  console.error(error);
  return { why: 'connection' };
}
