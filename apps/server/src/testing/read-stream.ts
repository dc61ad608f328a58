import { once } from 'node:events';
import { request } from 'node:http';

export interface StreamedEvent {
  id?: string;
  event: string;
  data: string;
}

export interface ReadStream {
  /** The next event of that name; waits for it. */
  next(name: string): Promise<StreamedEvent>;
  pending(name: string): number;
  ended: Promise<void>;
  close(): void;
}

/** Reads server-sent events off a real socket. */
export async function readStream(url: string, headers: Record<string, string>): Promise<ReadStream> {
  const call = request(url, { headers, agent: false });
  call.end();
  const [response] = (await once(call, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
  if (response.statusCode !== 200) throw new Error(`the stream answered ${response.statusCode}`);
  const heard: StreamedEvent[] = [];
  const waiting = new Set<() => void>();
  let rest = '';
  response.on('data', (chunk) => {
    const parts = (rest + String(chunk)).split('\n\n');
    rest = parts.pop() ?? '';
    heard.push(...parts.map(parseEvent));
    for (const wake of waiting) wake();
  });
  response.on('error', () => {});
  const ended = new Promise<void>((resolve) => response.on('close', () => resolve()));
  return {
    ended,
    pending: (name) => heard.filter(({ event }) => event === name).length,
    close: () => call.destroy(),
    next: (name) =>
      new Promise((resolve) => {
        const look = () => {
          const at = heard.findIndex(({ event }) => event === name);
          if (at < 0) return;
          waiting.delete(look);
          const [found] = heard.splice(0, at + 1).slice(-1);
          if (found) resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

function parseEvent(text: string): StreamedEvent {
  const fields = Object.fromEntries(
    text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return { event: fields['event'] ?? 'message', data: fields['data'] ?? '', ...(fields['id'] && { id: fields['id'] }) };
}
