import type { VideoPurpose } from '@semblante/contracts';
import type { DetailedError, HttpRequest } from 'tus-js-client';
import { guardApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { tagOfLanguage } from '../../lib/language-rule.ts';
import { findCookie } from '../../lib/send-request.ts';
import { judgeFailure } from './upload-failure.ts';

const uploadsPath = '/api/uploads';
/**
 * Each piece asks anew whether the session stands; small enough to notice soon, large enough not to slow anything down.
 */
const pieceBytes = 32 * 1024 * 1024;
const waitsMs = [0, 1000, 2000, 5000, 10_000, ...Array.from({ length: 240 }, () => 15_000)];

export interface SendParts {
  purpose: VideoPurpose;
  sample: string | undefined;
  /** Of the upload that broke off, to go on with it. */
  videoId: string | undefined;
  /** False ends it without a word: whoever started it has left. */
  mayGoOn: () => boolean;
  onProgress: (bytesSent: number) => void;
  /** The connection is gone; it is tried again by itself. */
  onWaiting: () => void;
  onArrived: (videoId: string) => void;
  onFailed: (error: unknown) => void;
}

export interface Sending {
  pause: () => void;
  goOn: () => void;
  /** Known once the server has made room for it. */
  findVideoId: () => string | undefined;
}

/** Sends a file in pieces, by tus. What was sent stays sent, after a lost connection and after a reload. */
export async function sendVideo(file: File, parts: SendParts): Promise<Sending> {
  const { Upload } = await import('tus-js-client');
  let needsToken = false;

  async function prepare(request: HttpRequest): Promise<void> {
    if (!parts.mayGoOn()) throw new Error('whoever started this upload has left');
    if (needsToken || findToken() === undefined) await guardApi.GET('/api/csrf');
    needsToken = false;
    request.setHeader('X-XSRF-TOKEN', findToken() ?? '');
    request.setHeader('Accept-Language', tagOfLanguage(currentLanguage()));
  }

  function shouldRetry({ originalRequest, originalResponse }: DetailedError): boolean {
    if (!parts.mayGoOn()) return false;
    const verdict = judgeFailure({ method: originalRequest.getMethod(), status: originalResponse?.getStatus() ?? 0 });
    needsToken = verdict === 'new_token';
    if (verdict === 'wait') parts.onWaiting();
    return verdict !== 'give_up';
  }

  const upload = new Upload(file, {
    endpoint: `${location.origin}${uploadsPath}`,
    uploadUrl: parts.videoId === undefined ? null : `${location.origin}${uploadsPath}/${parts.videoId}`,
    metadata: {
      filename: file.name,
      filetype: file.type,
      purpose: parts.purpose,
      ...(parts.sample !== undefined && { sample: parts.sample }),
    },
    chunkSize: pieceBytes,
    retryDelays: waitsMs,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: prepare,
    onShouldRetry: shouldRetry,
    onProgress: parts.onProgress,
    onSuccess: () => parts.onArrived(lastSegment(upload.url)),
    onError: (error) => parts.onFailed(errorOf(error)),
  });

  // Without a sample the file is known again by what this browser wrote down about it.
  if (parts.videoId === undefined && parts.sample === undefined) {
    const [previous] = await upload.findPreviousUploads();
    if (previous !== undefined) upload.resumeFromPreviousUpload(previous);
  }
  upload.start();
  return {
    pause: () => void upload.abort(),
    goOn: () => upload.start(),
    findVideoId: () => (upload.url === null ? parts.videoId : lastSegment(upload.url)),
  };
}

const findToken = () => findCookie(document.cookie, 'XSRF-TOKEN');

function lastSegment(url: string | null): string {
  return url?.split('/').at(-1) ?? '';
}

/** As every other call's: with the server's own sentence, where there is one. */
function errorOf(error: Error | DetailedError): unknown {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (response === null) return error;
  try {
    return new ApiError(response.getStatus(), JSON.parse(response.getBody()));
  } catch {
    return new ApiError(response.getStatus(), undefined); // No answer of ours: a proxy's page.
  }
}
