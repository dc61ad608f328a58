/** Networks, say: what takes longer to open than to use. */
interface Closable {
  close(): Promise<void>;
}

interface Asked {
  weights: string;
  signal?: AbortSignal | undefined;
}

/**
 * Lends something for one piece of work after the other and leaves it open in between, for so long: an idle child holds
 * nothing. Whoever needs its memory closes it.
 */
export class KeptOpen<Tools extends Closable> {
  readonly #open: (weights: string) => Promise<Tools>;
  readonly #ms: number;
  #kept: { weights: string; tools: Tools } | undefined;
  #closing: NodeJS.Timeout | undefined;

  /** `open` outlives the work it is first called for, so no signal of that work may stop what it opens. */
  constructor(open: (weights: string) => Promise<Tools>, ms: number) {
    this.#open = open;
    this.#ms = ms;
  }

  async lend<Result>({ weights, signal }: Asked, work: (tools: Tools) => Promise<Result>): Promise<Result> {
    signal?.throwIfAborted();
    clearTimeout(this.#closing);
    if (this.#kept?.weights !== weights) {
      await this.close();
      this.#kept = { weights, tools: await this.#open(weights) };
    }
    try {
      return await work(this.#kept.tools);
    } catch (cause) {
      // Nothing that went wrong is left for the next work to stumble over.
      await this.close();
      throw cause;
    } finally {
      this.#closing = setTimeout(() => void this.close(), this.#ms).unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#closing);
    const kept = this.#kept;
    this.#kept = undefined;
    await kept?.tools.close();
  }
}
