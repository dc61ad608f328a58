import { type Image, photoLimits } from '@semblante/contracts';
import { useSyncExternalStore } from 'react';
import { ApiError, isSessionLost } from '../../lib/api-error.ts';
import { i18n } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { findLoadedUser, userKey } from '../../lib/session.ts';
import { pathTo } from '../../navigation/route-names.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { findImageProblem, imageProblemText, keepImage, sendImage } from '../cut-out/index.ts';
import { choosePhotos } from './chosen-photos.ts';
import { isHeic, jpegOfHeic } from './photo-file.ts';

/** A file that was not taken, and the sentence that says why. */
interface PhotoStop {
  name: string;
  text: string;
}

export interface PhotoUploads {
  /** Which of how many is on its way, and how much of it; undefined while nothing is. */
  sending: { name: string; place: number; total: number; share: number } | undefined;
  stops: readonly PhotoStop[];
}

const none: PhotoUploads = { sending: undefined, stops: [] };

/** Beside the page and not in it: who looks at something else meanwhile does not stop it. */
let uploads: PhotoUploads = none;
let owner: string | undefined;
const listeners = new Set<() => void>();

function show(next: PhotoUploads): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another account in the same tab sees none of it. */
export function usePhotoUploads(): PhotoUploads {
  return useSyncExternalStore(subscribe, () => (owner === findLoadedUser()?.id ? uploads : none));
}

/** One after the other, so that each has its own progress and a bad one fails alone. Then the taken ones are chosen. */
export async function sendPhotos(files: readonly File[]): Promise<void> {
  const userId = findLoadedUser()?.id;
  if (userId === undefined || (owner === userId && uploads.sending !== undefined)) return;
  owner = userId;
  const taken = files.slice(0, photoLimits.batchMax);
  const stops: PhotoStop[] = files
    .slice(photoLimits.batchMax)
    .map(({ name }) => ({ name, text: i18n.t('faceswap.photo.too_many', { max: photoLimits.batchMax }) }));
  const sent: Image[] = [];
  for (const [index, file] of taken.entries()) {
    const tell = (share: number) =>
      show({ sending: { name: file.name, place: index + 1, total: taken.length, share }, stops });
    tell(0);
    const outcome = await sendPhoto(file, tell);
    if ('image' in outcome) sent.push(outcome.image);
    else stops.push({ name: file.name, text: outcome.text });
    if (findLoadedUser()?.id !== userId) return show(none);
  }
  show({ sending: undefined, stops });
  if (sent.length === 0) return;
  choosePhotos(sent.map(({ id }) => id));
  if (location.pathname !== pathTo('user.faceswap')) toast.success(i18n.t('faceswap.photo.arrived'));
}

export function forgetPhotoStops(): void {
  show({ ...uploads, stops: [] });
}

async function sendPhoto(chosen: File, onShare: (share: number) => void): Promise<{ image: Image } | { text: string }> {
  try {
    const file = isHeic(chosen) ? await jpegOfHeic(chosen) : chosen;
    if (file === undefined) return { text: i18n.t('faceswap.photo.heic') };
    const problem = await findImageProblem(file);
    if (problem !== undefined) return { text: imageProblemText(i18n.t, problem) };
    const { image, error } = await sendImage(file, { purpose: 'photo', onShare });
    // A refused one can be appealed: it is shown with its case.
    if (image === null) return { text: error?.message ?? i18n.t('images.problems.connection') };
    keepImage(image);
    return { image };
  } catch (error) {
    // Where every call's lost session is handled.
    if (isSessionLost(error)) void queryClient.invalidateQueries({ queryKey: userKey });
    if (error instanceof ApiError && error.code !== undefined) return { text: error.message };
    console.error(error);
    return { text: i18n.t('images.problems.connection') };
  }
}
