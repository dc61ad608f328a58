import type { ColourSpace, YuvPicture } from '../picture/index.ts';
import { Frame, requireDone } from './av.ts';
import { favourAreas, type Area } from './favoured-areas.ts';
import type { FrameMemory, FramePool } from './frame-pool.ts';

const gone = new Uint8Array(0);

interface FrameOrigin {
  index: number;
  pts: number;
  duration: number;
  colour: ColourSpace;
  pool: FramePool;
}

/** One decoded frame. It stays the decoder's until somebody looks into it; then it gets memory of its own. */
export class VideoFrame {
  readonly index: number;
  /** Ticks of the video's time base. */
  readonly pts: number;
  readonly duration: number;
  readonly #pool: FramePool;
  readonly #picture: YuvPicture;
  #native: Frame;
  #memory: FrameMemory | undefined;
  #isReleased = false;

  constructor(native: Frame, { index, pts, duration, colour, pool }: FrameOrigin) {
    this.#native = native;
    this.index = index;
    this.pts = pts;
    this.duration = duration;
    this.#pool = pool;
    this.#picture = {
      width: native.width,
      height: native.height,
      y: gone,
      u: gone,
      v: gone,
      yStride: 0,
      chromaStride: 0,
      chromaShift: 1,
      colour,
    };
  }

  /** To be read and painted into until `release`; the encoder gets what is painted. */
  get picture(): YuvPicture {
    if (!this.#memory && !this.#isReleased) this.#moveOut();
    return this.#picture;
  }

  /** Where a viewer looks: the encoder takes more care there. To be said once, when everything is painted. */
  favour(areas: readonly Area[]): void {
    favourAreas(this.#native, areas);
  }

  /** For the encoder. */
  get native(): Frame {
    return this.#native;
  }

  /** Frees the planes. Whoever kept the picture sees empty ones: a read of freed memory would kill the process. */
  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    Object.assign(this.#picture, { y: gone, u: gone, v: gone });
    this.#native.free();
    if (this.#memory) this.#pool.giveBack(this.#memory);
  }

  /** The decoder may still predict from what it gave: nothing must be written there. */
  #moveOut(): void {
    const decoded = this.#native;
    const memory = this.#pool.copyOf(decoded);
    const own = new Frame();
    own.alloc();
    requireDone(own.ref(memory.frame), 'share a frame');
    requireDone(own.copyProps(decoded), 'describe a frame');
    decoded.free();
    this.#native = own;
    this.#memory = memory;
    Object.assign(this.#picture, memory.planes);
  }
}
