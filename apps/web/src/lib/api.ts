import createClient from 'openapi-fetch';
import type { paths } from './api.gen.ts';
import { isSessionLost } from './api-error.ts';
import { currentLanguage } from './i18n.ts';
import { tagOfLanguage } from './language-rule.ts';
import { createSender, findCookie } from './send-request.ts';

const send = createSender({
  fetch: (request) => fetch(request),
  findToken: () => findCookie(document.cookie, 'XSRF-TOKEN'),
  languageTag: () => tagOfLanguage(currentLanguage()),
  tokenUrl: '/api/csrf',
});

let tellSessionLost: (() => void) | undefined;

/** The app says once what happens when a call finds that the session is over. */
export function onSessionLost(tell: () => void): void {
  tellSessionLost = tell;
}

type Send = (request: Request) => Promise<Response>;

async function sendWatched(request: Request): Promise<Response> {
  try {
    return await send(request);
  } catch (error) {
    if (isSessionLost(error)) tellSessionLost?.();
    throw error;
  }
}

let sendNow: Send = sendWatched;

/** An area may put something around its calls; its code comes with it, and not with the login page. */
export function wrapCalls(wrap: (send: Send) => Send): void {
  sendNow = wrap(sendWatched);
}

export const api = createClient<paths>({ baseUrl: '', fetch: (request) => sendNow(request) });

/** For the guards, which have rules of their own for a session that is over. */
export const guardApi = createClient<paths>({ baseUrl: '', fetch: send });

type Answered = { data?: unknown };

/** The body of a success, or a thrown `ApiError`. */
export async function answer<Result extends Answered>(
  call: Promise<Result>,
): Promise<Exclude<Result['data'], undefined>> {
  return (await call).data as Exclude<Result['data'], undefined>;
}
