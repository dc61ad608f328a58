import { type Video, videoLimits, type VideoPurpose } from '@semblante/contracts';
import { useSyncExternalStore } from 'react';
import { isSessionLost } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { findLoadedUser, userKey } from '../../lib/session.ts';
import { findContentSample } from './content-sample.ts';
import { rememberUpload } from './cut-upload.ts';
import { keepDeviceVideo, nameDeviceVideo } from './device-video.ts';
import { adviceFor } from './phone-advice.ts';
import { findVideoProblem } from './read-video.ts';
import { type Sending, sendVideo } from './send-video.ts';
import { addPaceMark, type PaceMark } from './upload-pace.ts';
import type { VideoProblem } from './video-checks.ts';

export type VideoUpload =
  | { step: 'none' }
  | { step: 'checking'; fileName: string }
  /** A phone's film becomes MP4 on the device; `share` is 0 to 1. */
  | { step: 'turning'; fileName: string; share: number }
  | {
      step: 'sending' | 'waiting' | 'paused';
      fileName: string;
      videoId: string | undefined;
      bytesSent: number;
      bytesTotal: number;
      marks: PaceMark[];
    }
  | { step: 'refused'; fileName: string; problem: VideoProblem }
  | { step: 'failed'; fileName: string; error: unknown };

/** What is sent, and who hears of it: a video of one's own, or a clip for the catalogue. */
export interface UploadKind {
  purpose: VideoPurpose;
  /** The same file that is here already, or the upload of it that broke off; it takes the name it is chosen by now. */
  known?: {
    find: (sample: string) => Promise<Video | undefined>;
    rename: (id: string, fileName: string) => Promise<void>;
    onHere: (video: Video, fileName: string) => void;
  };
  /** Has the server throw away what it got. */
  remove: (id: string) => Promise<void>;
  /** Gets the id of a video that is all on the server. */
  onArrived: (id: string) => void;
}

const none: VideoUpload = { step: 'none' };
const markEveryMs = 250;
/** Before a call that got no answer is made again, though the browser says that there is a network. */
const unansweredWaitsMs = [500, 2_000, 5_000, 15_000, 30_000];

/** By what was chosen: a film whose upload begins again after a lost call is not turned into MP4 anew. */
const turnedFilms = new WeakMap<File, File>();

/** Lives beside the pages and not in one: who looks at something else meanwhile does not stop the upload. */
let upload: VideoUpload = none;
let sending: Sending | undefined;
let removeSent: UploadKind['remove'] | undefined;
/** What begins again with a file that was picked without a connection. */
let beginAgain: (() => void) | undefined;
/** Counts the files chosen here, so that what a file left behind says late is not taken for the present one. */
let turn = 0;
const listeners = new Set<() => void>();

function show(next: VideoUpload): void {
  upload = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useVideoUpload(): VideoUpload {
  return useSyncExternalStore(subscribe, () => upload);
}

export function refuseVideo(fileName: string, problem: VideoProblem): void {
  rememberUpload(undefined);
  show({ step: 'refused', fileName, problem });
}

export function forgetUpload(): void {
  turn += 1;
  sending?.pause();
  sending = undefined;
  beginAgain = undefined;
  rememberUpload(undefined);
  show(none);
}

/** Checked, recognised, sent if it must be. `unanswered` calls in a row got no answer before anything was sent. */
export async function uploadVideo(chosen: File, kind: UploadKind, unanswered = 0): Promise<void> {
  const { purpose, remove, onArrived } = kind;
  forgetUpload();
  removeSent = remove;
  const mine = turn;
  const isMine = () => mine === turn;
  let file = chosen;
  keepDeviceVideo(file);
  if (purpose === 'video') rememberUpload({ fileName: chosen.name, bytes: chosen.size });
  show({ step: 'checking', fileName: file.name });
  try {
    let problem = await findVideoProblem(file);
    if (isPhoneFilm(problem) && file.size <= videoLimits.bytesMax) {
      const turned = turnedFilms.get(chosen) ?? (await turnOnDevice(file, isMine));
      if (!isMine()) return;
      if (turned === undefined) return refuseVideo(file.name, { kind: 'not_turned', advice: adviceFor(navigator) });
      turnedFilms.set(chosen, turned);
      file = turned;
      problem = await findVideoProblem(file);
    }
    if (!isMine()) return;
    if (problem !== undefined) return refuseVideo(file.name, problem);
    // What nobody looks up is known again by what this browser wrote down about it.
    const sample = kind.known === undefined ? undefined : await findContentSample(file);
    const known = sample === undefined ? undefined : await kind.known?.find(sample);
    if (known !== undefined && known.file_name !== file.name) await kind.known?.rename(known.id, file.name);
    if (!isMine()) return;
    if (known === undefined || known.state === 'uploading') return await send(sample, known?.id);
    kind.known?.onHere(known, file.name);
    arrive(known.id);
  } catch (error) {
    if (!isMine()) return;
    const pauseMs = error instanceof TypeError ? unansweredWaitsMs[unanswered] : undefined;
    if (!navigator.onLine) waitForLine(0);
    else if (pauseMs === undefined) fail(error);
    else {
      // Back on the network since, or on one that lost the call.
      waitForLine(unanswered + 1);
      setTimeout(() => isMine() && upload.step === 'waiting' && beginAgain?.(), pauseMs);
    }
  }

  /** Nothing was asked or sent yet, and the file is still in hand. */
  function waitForLine(lost: number): void {
    beginAgain = () => void uploadVideo(chosen, kind, lost);
    show({ step: 'waiting', fileName: file.name, videoId: undefined, bytesSent: 0, bytesTotal: file.size, marks: [] });
  }

  async function send(sample: string | undefined, videoId: string | undefined): Promise<void> {
    const owner = findLoadedUser()?.id;
    const isOwnerHere = () => findLoadedUser()?.id === owner;
    show({ step: 'sending', fileName: file.name, videoId, bytesSent: 0, bytesTotal: file.size, marks: [] });
    const started = await sendVideo(file, {
      purpose,
      sample,
      videoId,
      mayGoOn: () => isMine() && isOwnerHere(),
      onProgress: (bytesSent) => isMine() && advance(bytesSent),
      onWaiting: () => isMine() && wait(),
      onArrived: (id) => isMine() && arrive(id),
      onFailed: (error) => isMine() && (isOwnerHere() ? fail(error) : forgetUpload()),
    });
    if (isMine()) sending = started;
    // Pressed while the sender itself was still on its way.
    if (!isMine() || upload.step === 'paused') started.pause();
  }

  function arrive(videoId: string): void {
    sending = undefined;
    nameDeviceVideo(videoId);
    rememberUpload(undefined);
    show(none);
    onArrived(videoId);
  }

  function fail(error: unknown): void {
    sending = undefined;
    // Where every call's lost session is handled.
    if (isSessionLost(error)) void queryClient.invalidateQueries({ queryKey: userKey });
    show({ step: 'failed', fileName: file.name, error });
  }
}

const isPhoneFilm = (problem: VideoProblem | undefined): boolean =>
  problem?.kind === 'not_mp4' && problem.extension === 'mov';

/** What cannot be read or turned is not turned: the person is told what to set on the phone. */
async function turnOnDevice(file: File, isMine: () => boolean): Promise<File | undefined> {
  const turning = new AbortController();
  const onShare = (share: number) =>
    isMine() ? show({ step: 'turning', fileName: file.name, share }) : turning.abort();
  onShare(0);
  try {
    const { turnIntoMp4 } = await import('./turn-into-mp4.ts');
    return await turnIntoMp4(file, { signal: turning.signal, onShare });
  } catch (error) {
    console.warn('turning into MP4', error);
    return undefined;
  }
}

function advance(bytesSent: number): void {
  if (upload.step !== 'sending' && upload.step !== 'waiting') return;
  const at = Date.now();
  const last = upload.marks.at(-1);
  const isSoon = last !== undefined && at - last.at < markEveryMs && bytesSent < upload.bytesTotal;
  if (isSoon && upload.step === 'sending') return;
  // Speed from before the connection was lost says nothing about now; and what was cut off may have to be sent again.
  const before = upload.step === 'waiting' || (last !== undefined && bytesSent < last.bytes) ? [] : upload.marks;
  show({
    ...upload,
    step: 'sending',
    videoId: sending?.findVideoId(),
    bytesSent,
    marks: addPaceMark(before, { at, bytes: bytesSent }),
  });
}

function wait(): void {
  if (upload.step === 'sending') show({ ...upload, step: 'waiting', marks: [] });
}

export function pauseUpload(): void {
  if (upload.step !== 'sending' && upload.step !== 'waiting') return;
  sending?.pause();
  show({ ...upload, step: 'paused', marks: [] });
}

export function continueUpload(): void {
  if (upload.step !== 'paused') return;
  if (beginAgain !== undefined) return beginAgain();
  show({ ...upload, step: 'sending' });
  sending?.goOn();
}

/** Stops, and has the server throw away what it got. */
export async function cancelUpload(): Promise<void> {
  const videoId = sending?.findVideoId();
  forgetUpload();
  if (videoId !== undefined) await removeSent?.(videoId);
}

// Back on the network: now, and not when the next try is due.
if (typeof addEventListener === 'function') {
  addEventListener('online', () => {
    if (upload.step !== 'waiting') return;
    pauseUpload();
    continueUpload();
  });
}
