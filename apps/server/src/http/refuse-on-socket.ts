import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { requestIdHeader, requestIdOf } from './plugins/request-origin.ts';

export interface SocketRefusal {
  isKnown: (path: string) => boolean;
  sessionCookie: string;
  isClosedTo: (session: string) => boolean;
  answer: (acceptLanguage: string | undefined) => Told;
  refused: (path: string) => void;
}

export interface Told {
  status: number;
  text: string;
  /** Names and values by turns. */
  headers: readonly string[];
}

export interface RefusedSockets {
  /** From here on this connection's calls are looked at before they are parsed. */
  watch(socket: Socket): void;
  /** Every call that was parsed. */
  began(request: IncomingMessage, response: ServerResponse): void;
}

interface Watched {
  /** Calls that have no answer yet. */
  open: number;
  /** The last call that began with the part being parsed: kept longer, it would outlive its answer in memory. */
  begun: IncomingMessage | undefined;
  /** What was parsed so far ended with the end of a call. */
  isBetweenCalls: boolean;
  /** One of its answers is out. */
  answered: () => void;
}

/** A whole call without anything unusual; what may have a body or wants another connection than it has is unusual. */
const wholeCall = /^GET (\/[^\s?]*)(?:\?[\x21-\x7e]*)? HTTP\/1\.1\r\n(?:[\w-]+:[\t\x20-\x7e]*\r\n)+\r\n$/;
const unusual = /\r\n(?:content-length|transfer-encoding|expect|upgrade|connection:(?![\t ]*keep-alive\r\n))/i;
const language = /\r\naccept-language:[\t ]*([^\r]*)/i;
const requestId = new RegExp(`\\r\\n${requestIdHeader}:[\\t ]*([^\\r]*)`, 'i');
const callBytesMax = 8192;
const headEnd = '\r\n\r\n';

/**
 * Who was refused mostly calls again over the same connection. There the next refusal is one look at what came and one
 * write: parsing a call and making an answer's object of it cost as much again as the way through the kernel.
 */
export function refuseOnSockets(server: Server, refusal: SocketRefusal): RefusedSockets {
  const watched = new WeakMap<Socket, Watched>();
  const session = new RegExp(`\\r\\ncookie:(?:[^\\r]*;)?[\\t ]*${refusal.sessionCookie}=([^;\\r]+)`, 'i');
  const heads = new Map<Told, string>();
  const date = createDate();

  const headOf = (told: Told): string => {
    let head = heads.get(told);
    if (head === undefined) heads.set(told, (head = headFrom(told, server.keepAliveTimeout)));
    return head;
  };

  const answerTo = (part: Buffer): string | undefined => {
    if (part.length > callBytesMax) return undefined;
    const call = part.toString('latin1');
    const path = wholeCall.exec(call)?.[1];
    if (path === undefined || !refusal.isKnown(path) || unusual.test(call)) return undefined;
    const key = session.exec(call)?.[1];
    if (key === undefined || !refusal.isClosedTo(key)) return undefined;
    const told = refusal.answer(language.exec(call)?.[1]);
    const id = requestIdOf({ headers: { [requestIdHeader]: requestId.exec(call)?.[1] } });
    refusal.refused(path);
    return `${headOf(told)}${requestIdHeader}: ${id}\r\ndate: ${date()}${headEnd}${told.text}`;
  };

  /** Nothing is on its way in or out, and Node counts the time of the connection as one that rests. */
  const isResting = ({ open, isBetweenCalls }: Watched, socket: Socket): boolean =>
    isBetweenCalls && open === 0 && socket.writableLength === 0 && server.listening;

  return {
    watch: (socket) => {
      if (watched.has(socket) || socket.destroyed) return;
      const connection: Watched = {
        open: 0,
        begun: undefined,
        isBetweenCalls: false,
        answered: () => (connection.open -= 1),
      };
      watched.set(socket, connection);
      const parsers = socket.listeners('data') as ((part: Buffer) => void)[];
      socket.removeAllListeners('data');
      // Node's parser reads a connection by itself until somebody listens for its bytes.
      socket.on('data', (part: Buffer) => {
        const answer = isResting(connection, socket) ? answerTo(part) : undefined;
        if (answer !== undefined) return void socket.write(answer, 'latin1');
        connection.begun = undefined;
        for (const parse of parsers) parse(part);
        connection.isBetweenCalls = endsWithCall(part, connection.begun);
        connection.begun = undefined;
      });
    },
    began: (request, response) => {
      const connection = watched.get(request.socket);
      if (!connection) return;
      connection.begun = request;
      connection.open += 1;
      response.once('close', connection.answered);
    },
  };
}

/** A call without a body ends with its head: what began with this part and is over has nothing behind it. */
function endsWithCall(part: Buffer, request: IncomingMessage | undefined): boolean {
  return request?.complete === true && request.method === 'GET' && part.toString('latin1', part.length - 4) === headEnd;
}

function headFrom({ status, headers }: Told, keepAliveMs: number): string {
  const kept = ['connection', 'keep-alive', 'keep-alive', `timeout=${Math.floor(keepAliveMs / 1000)}`];
  const lines = [...headers, ...kept].reduce(
    (head, each, place) => head + each + (place % 2 === 0 ? ': ' : '\r\n'),
    '',
  );
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}`;
}

/** Worked out once a second. */
function createDate(): () => string {
  let second = 0;
  let text = '';
  return () => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) [second, text] = [now, new Date(now * 1000).toUTCString()];
    return text;
  };
}
