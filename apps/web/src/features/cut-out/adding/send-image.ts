import { AddImagesAnswer, type Image, type ImageOutcome, type ImagePurpose, NoImagesAnswer } from '@semblante/contracts';
import { guardApi } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { tagOfLanguage } from '../../../lib/language-rule.ts';
import { findCookie } from '../../../lib/send-request.ts';

interface SendParts {
  purpose: ImagePurpose;
  signal?: AbortSignal;
  /** 0 to 1 of its bytes; at 1 the server has them all and looks at the picture. */
  onShare?: (share: number) => void;
}

/** Taken, or not, with the server's own sentence. A refused picture still has a case that can be appealed. */
type SentImage = { image: Image; error: null } | { image: Image | null; error: { message: string } };

const forgery = 419;
const findToken = () => findCookie(document.cookie, 'XSRF-TOKEN');

/** One picture a call, so that each has its own progress and one bad file fails alone. */
export async function sendImage(file: File, parts: SendParts): Promise<SentImage> {
  if (findToken() === undefined) await guardApi.GET('/api/csrf');
  const first = await post(file, parts);
  if (first.status !== forgery) return readAnswer(first);
  await guardApi.GET('/api/csrf');
  return readAnswer(await post(file, parts));
}

interface Answer {
  status: number;
  body: unknown;
}

/** By XMLHttpRequest: fetch does not tell how much of a body has left. */
function post(file: File, { purpose, signal, onShare }: SendParts): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/images?purpose=${purpose}`);
    request.setRequestHeader('Accept-Language', tagOfLanguage(currentLanguage()));
    request.setRequestHeader('X-XSRF-TOKEN', findToken() ?? '');
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare?.(total === 0 ? 0 : loaded / total));
    request.upload.addEventListener('load', () => onShare?.(1));
    request.addEventListener('load', () => resolve({ status: request.status, body: parseJson(request.responseText) }));
    request.addEventListener('error', () => reject(new Error('the connection broke')));
    request.addEventListener('abort', () => reject(new DOMException('taken back', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // A proxy's page, or nothing: there is no answer of ours.
  }
}

function readAnswer({ status, body }: Answer): SentImage {
  if (status === 201) return sentOf(AddImagesAnswer.parse(body).data.outcomes[0]);
  const refusal = NoImagesAnswer.safeParse(body);
  const outcome = refusal.data?.data?.outcomes[0];
  if (outcome !== undefined) return sentOf(outcome);
  throw new ApiError(status, body);
}

function sentOf(outcome: ImageOutcome | undefined): SentImage {
  if (outcome === undefined) throw new Error('an answer without an outcome');
  const { image, error } = outcome;
  if (error !== null) return { image, error };
  if (image === null) throw new Error('an outcome without an image');
  return { image, error: null };
}
