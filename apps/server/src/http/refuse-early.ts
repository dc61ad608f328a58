import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { errorStatus, type Language } from '@semblante/contracts';
import { textKeyOfError } from '@semblante/i18n';
import { translatorFor } from '@semblante/i18n/translator';
import { languageOfHeader } from './plugins/request-language.ts';
import { requestIdHeader, requestIdOf } from './plugins/request-origin.ts';
import { refuseOnSockets, type Told } from './refuse-on-socket.ts';

const code = 'service.busy';
const comeBackSeconds = '2';
const answers = new Map<Language, BusyAnswer>();

interface BusyAnswer {
  /** In ASCII, other letters escaped: Node sends it in one piece with the head. */
  text: string;
  headers: Record<string, string>;
}

export const busyStatus = errorStatus[code];

/** Made once a language: under a storm this is what a process mostly says. */
export function busyAnswer(language: Language): BusyAnswer {
  const known = answers.get(language);
  if (known) return known;
  const text = inAscii(JSON.stringify({ message: translatorFor(language)(textKeyOfError(code)), code }));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(text.length),
    'retry-after': comeBackSeconds,
  };
  const answer = { text, headers };
  answers.set(language, answer);
  return answer;
}

const inAscii = (json: string) =>
  json.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

export interface EarlyRefusal {
  /** Addresses as they are registered, without a part that varies: only these are known before the router is asked. */
  paths: ReadonlySet<string>;
  sessionCookie: string;
  isClosedTo: (session: string) => boolean;
  headers: Readonly<Record<string, string>>;
  refused: (path: string) => void;
}

/**
 * Tells whom the process has no room for before the framework makes anything of the call: a read of a known address by
 * a session. Whatever else comes takes the long way and is decided there.
 */
export function refuseEarly(server: Server, refusal: EarlyRefusal): void {
  const handlers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  const cookie = new RegExp(`(?:^|;\\s*)${refusal.sessionCookie}=([^;]+)`);
  const told = new Map<Language, Told>();
  const toldIn = (language: Language): Told => {
    let known = told.get(language);
    if (!known) told.set(language, (known = flatten(busyAnswer(language), refusal.headers)));
    return known;
  };
  const { paths, sessionCookie, isClosedTo, refused } = refusal;
  const sockets = refuseOnSockets(server, {
    isKnown: (path) => paths.has(path),
    sessionCookie,
    isClosedTo,
    refused,
    answer: (acceptLanguage) => toldIn(languageOfHeader(acceptLanguage)),
  });
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    sockets.began(request, response);
    const path = request.method === 'GET' ? pathOf(request.url ?? '') : '';
    const session = paths.has(path) ? cookie.exec(request.headers.cookie ?? '')?.[1] : undefined;
    if (session === undefined || !isClosedTo(session)) {
      for (const handle of handlers) handle.call(server, request, response);
      return;
    }
    const { text, headers } = toldIn(languageOfHeader(request.headers['accept-language']));
    response.writeHead(busyStatus, [...headers, requestIdHeader, requestIdOf(request)]);
    // Ended afterwards: with its last words Node sends a second, empty piece, and copies both.
    response.write(text, 'latin1', () => {
      response.end();
      sockets.watch(request.socket);
    });
    refused(path);
  });
}

const flatten = ({ text, headers }: BusyAnswer, others: Readonly<Record<string, string>>): Told => ({
  status: busyStatus,
  text,
  headers: Object.entries({ ...others, ...headers }).flat(),
});

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
