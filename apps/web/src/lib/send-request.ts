import { ApiError } from './api-error.ts';

const timeoutMs = 120_000;
const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const forgeryStatus = 419;

export interface SenderParts {
  fetch: (request: Request) => Promise<Response>;
  /** The anti-forgery token as the cookie holds it now. */
  findToken: () => string | undefined;
  languageTag: () => string;
  /** Where a call for a new token goes. */
  tokenUrl: string;
}

/** Sends one call with its time limit, language and anti-forgery token; an answer that is not a success is thrown. */
export function createSender({ fetch, findToken, languageTag, tokenUrl }: SenderParts) {
  let tokenOnItsWay: Promise<void> | undefined;

  // Several calls may miss the token at once: they wait for the same one, or each would void the other's.
  function fetchToken(): Promise<void> {
    tokenOnItsWay ??= attempt(new Request(tokenUrl, { credentials: 'same-origin' }))
      .then(requireSuccess)
      .then(() => undefined)
      .finally(() => {
        tokenOnItsWay = undefined;
      });
    return tokenOnItsWay;
  }

  function attempt(request: Request): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.set('Accept-Language', languageTag());
    const token = changing.has(request.method) ? findToken() : undefined;
    if (token !== undefined) headers.set('X-XSRF-TOKEN', token);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    return fetch(new Request(request, { headers, signal }));
  }

  return async function send(request: Request): Promise<Response> {
    if (!changing.has(request.method)) return requireSuccess(await attempt(request));
    if (findToken() === undefined) await fetchToken();
    const again = request.clone();
    const response = await attempt(request);
    if (response.status !== forgeryStatus) return requireSuccess(response);
    await fetchToken();
    return requireSuccess(await attempt(again));
  };
}

async function requireSuccess(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new ApiError(response.status, await readBody(response));
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // A proxy's page, or nothing: there is no error body to speak of.
  }
}

export function findCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1);
  return value === undefined || value === '' ? undefined : decodeURIComponent(value);
}
