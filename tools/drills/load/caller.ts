// A process of its own: calls a server as many times a second as it is told, whether answers come or not, over one
// connection a person, kept from one order to the next. Speaks HTTP by hand, so that it costs a fraction of what it
// measures.
import { connect, type Socket } from 'node:net';

export interface CallOrder {
  port: number;
  cookies: readonly string[];
  paths: readonly string[];
  /** Calls a second; 0 for as many as there are answers, `atOnce` at a time. */
  rate: number;
  /** Connections: one each person's, unless there are fewer, which then call for one person after the other. */
  atOnce: number;
  seconds: number;
}

export interface CallReport {
  seconds: number;
  accepted: number;
  refused: number;
  failed: number;
  /** Nobody was free to call: the load was less than ordered. */
  unsent: number;
  acceptedMs: Spread;
  refusedMs: Spread;
  /** How late the caller itself was: as much of every time above is not the server's. */
  ownDelayMs: Spread;
}

export interface Spread {
  p50: number;
  p99: number;
  max: number;
}

const headEnd = Buffer.from('\r\n\r\n');

type Answered = (person: Person, status: number, ms: number) => void;

class Person {
  isFree = false;
  isLost = false;
  readonly #socket: Socket;
  readonly #number: number;
  #order: CallOrder;
  #answered: Answered = () => {};
  #sentAt = 0;
  #status = 0;
  /** Bytes of the answer that are still to come, known once its head is read. */
  #missing = 0;
  /** A head that came in pieces. */
  #head: Buffer | undefined;
  #calls = 0;

  constructor(order: CallOrder, number: number) {
    this.#order = order;
    this.#number = number;
    this.#socket = connect(order.port, '127.0.0.1', () => (this.isFree = true));
    this.#socket.setNoDelay(true);
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => this.#lose());
    this.#socket.on('data', (part: Buffer) => {
      if (!this.#isWhole(part)) return;
      this.isFree = true;
      this.#answered(this, this.#status, performance.now() - this.#sentAt);
    });
  }

  #lose(): void {
    const isAsking = !this.isFree;
    [this.isFree, this.isLost] = [true, true];
    if (isAsking) this.#answered(this, 0, 0);
  }

  begin(order: CallOrder, answered: Answered): void {
    this.#order = order;
    this.#answered = answered;
  }

  /** Bodies are counted, not read: what the caller does, the server cannot do on the same machine. */
  #isWhole(part: Buffer): boolean {
    if (this.#status > 0) return (this.#missing -= part.length) <= 0;
    const known = this.#head ? Buffer.concat([this.#head, part]) : part;
    const end = known.indexOf(headEnd);
    this.#head = end < 0 ? known : undefined;
    if (end < 0) return false;
    const head = known.toString('latin1', 0, end);
    this.#status = Number(head.slice(9, 12));
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    this.#missing = end + headEnd.length + length - known.length;
    return this.#missing <= 0;
  }

  call(): void {
    const { paths, cookies, atOnce } = this.#order;
    this.isFree = false;
    this.#status = 0;
    this.#sentAt = performance.now();
    this.#calls += 1;
    const cookie = cookies[(this.#number + this.#calls * atOnce) % cookies.length];
    // By turns on every connection: those that kept to quick ones would call more often, and the peak be too high.
    const path = paths[(this.#number + this.#calls) % paths.length];
    this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`, 'latin1');
  }

  end(): void {
    this.#socket.destroy();
  }
}

const tickMs = 5;
/** By port. An opened connection costs the server as much as some calls: who calls again has one already. */
const peopleAt = new Map<number, Person[]>();

async function comeTogether(order: CallOrder): Promise<Person[]> {
  const known = peopleAt.get(order.port) ?? [];
  const kept = known.filter(({ isFree, isLost }) => isFree && !isLost);
  for (const person of known) if (!kept.includes(person)) person.end();
  while (kept.length < order.atOnce) kept.push(new Person(order, kept.length));
  peopleAt.set(order.port, kept);
  while (kept.some(({ isFree }) => !isFree)) await pause(tickMs);
  return kept.slice(0, order.atOnce);
}

async function callAll(order: CallOrder): Promise<CallReport> {
  const accepted: number[] = [];
  const refused: number[] = [];
  const delays: number[] = [];
  let failed = 0;
  let unsent = 0;
  let isOver = false;
  const free: Person[] = [];
  const answered = (person: Person, status: number, ms: number) => {
    if (status === 200) accepted.push(ms);
    else if (status === 503 || status === 429) refused.push(ms);
    else failed += 1;
    if (isOver || status === 0) return;
    if (order.rate === 0) person.call();
    else free.push(person);
  };
  const people = await comeTogether(order);
  for (const person of people) person.begin(order, answered);
  const startedAt = performance.now();
  if (order.rate === 0) for (const person of people) person.call();
  else free.push(...people);
  let sent = 0;
  while (performance.now() - startedAt < order.seconds * 1000) {
    const pausedAt = performance.now();
    await pause(tickMs);
    delays.push(Math.max(0, performance.now() - pausedAt - tickMs));
    if (order.rate === 0) continue;
    const due = Math.floor(((performance.now() - startedAt) / 1000) * order.rate);
    for (; sent < due; sent += 1) {
      const person = free.shift();
      if (person) person.call();
      else unsent += 1;
    }
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const counts = { accepted: accepted.length, refused: refused.length };
  isOver = true;
  // The last ones are waited for: how long they took counts too.
  for (let waits = 0; waits < 300 && people.some(({ isFree }) => !isFree); waits += 1) await pause(tickMs);
  const spreads = { acceptedMs: spreadOf(accepted), refusedMs: spreadOf(refused), ownDelayMs: spreadOf(delays) };
  return { seconds, ...counts, failed, unsent, ...spreads };
}

const pause = async (ms: number) => await new Promise((resolve) => setTimeout(resolve, ms));

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

process.on('message', (order: CallOrder) => void callAll(order).then((report) => process.send?.(report)));
process.send?.('ready');
