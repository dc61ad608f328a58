import { randomInt } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';

export interface Asked {
  method?: string;
  /** As it stands on the wire: nothing tidies it up. */
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** The caller's address; another one for every call unless it is said. */
  from?: string;
  timeoutMs?: number;
}

export interface Answer {
  /** 0 where none came in time. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  ms: number;
}

const timeoutMsDefault = 20_000;
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** One call over a socket of its own. */
export async function ask({ port }: { port: number }, asked: Asked): Promise<Answer> {
  const { method = 'GET', path, body, from = anyAddress(), timeoutMs = timeoutMsDefault } = asked;
  const startedAt = performance.now();
  return await new Promise((resolve) => {
    const answered = (status: number, headers: IncomingHttpHeaders, bytes: Buffer) => {
      clearTimeout(timer);
      resolve({ status, headers, body: bytes, ms: performance.now() - startedAt });
    };
    const headers = { 'x-forwarded-for': from, ...(body && { 'content-length': Buffer.byteLength(body) }) };
    const sent = request(
      { host: '127.0.0.1', port, method, path, agent: false, headers: { ...headers, ...asked.headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', () => answered(0, {}, Buffer.alloc(0)));
        answer.on('end', () => answered(answer.statusCode ?? 0, answer.headers, Buffer.concat(parts)));
      },
    );
    const timer = setTimeout(() => {
      sent.destroy();
      answered(0, {}, Buffer.alloc(0));
    }, timeoutMs);
    sent.on('error', () => answered(0, {}, Buffer.alloc(0)));
    sent.end(body);
  });
}

export const jsonHeaders = { 'content-type': 'application/json' };

export function codeOf({ body }: Answer): string {
  try {
    return String((JSON.parse(body.toString()) as { code?: string }).code);
  } catch {
    return 'no code';
  }
}
