/**
 * A bounded queue between two stages that run side by side. The giver waits while it is full, the taker while it is
 * empty; a failure or a stop on one side reaches the other at its next step.
 */
export class FrameQueue<T> {
  readonly #roomMax: number;
  readonly #items: T[] = [];
  #end: { kind: 'open' } | { kind: 'ended' } | { kind: 'failed'; cause: unknown } | { kind: 'stopped' } = {
    kind: 'open',
  };
  #wakers: (() => void)[] = [];

  constructor(roomMax: number) {
    this.#roomMax = roomMax;
  }

  /** False when the taker has stopped: the item stays the giver's. */
  async give(item: T): Promise<boolean> {
    while (this.#items.length >= this.#roomMax && this.#end.kind === 'open') await this.#change();
    if (this.#end.kind === 'failed') throw this.#end.cause;
    if (this.#end.kind !== 'open') return false;
    this.#items.push(item);
    this.#wake();
    return true;
  }

  /** Undefined at the end. */
  async take(): Promise<T | undefined> {
    while (this.#items.length === 0 && this.#end.kind === 'open') await this.#change();
    if (this.#end.kind === 'failed') throw this.#end.cause;
    const item = this.#items.shift();
    this.#wake();
    return item;
  }

  /** The giver has no more. */
  end(): void {
    this.#close({ kind: 'ended' });
  }

  fail(cause: unknown): void {
    this.#close({ kind: 'failed', cause });
  }

  /** The taker wants no more; what was left over is given back. */
  stop(): T[] {
    this.#close({ kind: 'stopped' });
    return this.#items.splice(0);
  }

  #close(end: { kind: 'ended' } | { kind: 'failed'; cause: unknown } | { kind: 'stopped' }): void {
    if (this.#end.kind === 'open' || end.kind === 'stopped') this.#end = end;
    this.#wake();
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#wakers.push(resolve));
  }

  #wake(): void {
    const wakers = this.#wakers;
    this.#wakers = [];
    for (const waken of wakers) waken();
  }
}
