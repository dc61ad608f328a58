// A process of its own: holds live streams open and counts what each is told.
import { connect } from 'node:net';

export interface ListenOrder {
  port: number;
  cookies: readonly string[];
  /** As many are opened at a time. */
  atOnce: number;
}

export type Heard =
  | { kind: 'open'; streams: number; refused: number }
  | { kind: 'count'; events: number; whole: number; closed: number; p50Ms: number; p99Ms: number; heartbeats: number };

const streams: { events: number; lastNumber: number; isInOrder: boolean }[] = [];
const delays: number[] = [];
let closed = 0;
let heartbeats = 0;

async function openOne({ port, cookies }: ListenOrder, number: number): Promise<boolean> {
  const stream = { events: 0, lastNumber: -1, isInOrder: true };
  return await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /api/events HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookies[number]}\r\n\r\n`),
    );
    let rest = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      rest += part;
      if (rest.includes('event: connected')) {
        streams.push(stream);
        resolve(true);
      } else if (/^HTTP\/1.1 [45]/.test(rest)) resolve(false);
      const events = rest.split('\n\n');
      rest = events.pop() ?? '';
      for (const text of events) {
        if (text.includes('event: heartbeat')) heartbeats += 1;
        const [, said, sentAt] = /"device":"(\d+) (\d+)"/.exec(text) ?? [];
        if (said === undefined) continue;
        stream.events += 1;
        stream.isInOrder &&= Number(said) === stream.lastNumber + 1;
        stream.lastNumber = Number(said);
        delays.push(Date.now() - Number(sentAt));
      }
    });
    socket.on('close', () => {
      closed += 1;
      resolve(false);
    });
    socket.on('error', () => resolve(false));
  });
}

async function openAll(order: ListenOrder): Promise<void> {
  let next = 0;
  let refused = 0;
  const opening = Array.from({ length: order.atOnce }, async () => {
    while (next < order.cookies.length) {
      const number = next++;
      if (!(await openOne(order, number))) refused += 1;
    }
  });
  await Promise.all(opening);
  tell({ kind: 'open', streams: streams.length, refused });
}

const tell = (heard: Heard) => void process.send?.(heard);

process.on('message', (message: ListenOrder | { kind: 'count'; eventsEach: number }) => {
  if (!('kind' in message)) return void openAll(message);
  const sorted = delays.toSorted((a, b) => a - b);
  tell({
    kind: 'count',
    events: delays.length,
    whole: streams.filter(({ events, isInOrder }) => isInOrder && events === message.eventsEach).length,
    closed,
    p50Ms: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    heartbeats,
  });
});
process.send?.('ready');
