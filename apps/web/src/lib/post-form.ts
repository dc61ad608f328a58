import { guardApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { currentLanguage } from './i18n.ts';
import { tagOfLanguage } from './language-rule.ts';
import { findCookie } from './send-request.ts';

interface FormParts {
  form: FormData;
  signal?: AbortSignal | undefined;
  /** Bytes that have left, of all. */
  onProgress?: ((sent: { done: number; total: number }) => void) | undefined;
}

const forgeryStatus = 419;
const findToken = () => findCookie(document.cookie, 'XSRF-TOKEN');

/** A form with a large file. By XMLHttpRequest: fetch does not tell how much of a body has left. */
export async function postForm(url: string, parts: FormParts): Promise<unknown> {
  if (findToken() === undefined) await guardApi.GET('/api/csrf');
  const first = await post(url, parts);
  if (first.status !== forgeryStatus) return requireSuccess(first);
  await guardApi.GET('/api/csrf');
  return requireSuccess(await post(url, parts));
}

interface Answer {
  status: number;
  body: unknown;
}

function post(url: string, { form, signal, onProgress }: FormParts): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept-Language', tagOfLanguage(currentLanguage()));
    request.setRequestHeader('X-XSRF-TOKEN', findToken() ?? '');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.({ done: loaded, total }));
    request.addEventListener('load', () => resolve({ status: request.status, body: parseJson(request.responseText) }));
    request.addEventListener('error', () => reject(new ApiError(0, undefined)));
    request.addEventListener('abort', () => reject(new DOMException('taken back', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
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

function requireSuccess({ status, body }: Answer): unknown {
  if (status >= 200 && status < 300) return body;
  throw new ApiError(status, body);
}
