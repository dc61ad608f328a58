import type { ColourSpace, YuvPicture } from '../picture/yuv-picture.ts';
import { type Frame, requireDone } from './av.ts';
import { favourAreas, type Area } from './favoured-areas.ts';

const gone = new Uint8Array(0);
/** Whoever still holds a plane, or a part of one, keeps its frame from being collected: node-av frees the memory with the frame. */
const ownerOfMemory = new WeakMap<ArrayBufferLike, Frame>();

/** One decoded frame. Its planes lie in FFmpeg's memory: they are valid until `release`, and may be written only after `makeWritable`. */
export class VideoFrame {
  readonly index: number;
  /** Ticks of the video's time base. */
  readonly pts: number;
  readonly duration: number;
  readonly #native: Frame;
  readonly #picture: YuvPicture;
  #state: 'shared' | 'writable' | 'released' = 'shared';

  constructor(native: Frame, at: { index: number; pts: number; duration: number; colour: ColourSpace }) {
    this.#native = native;
    this.index = at.index;
    this.pts = at.pts;
    this.duration = at.duration;
    this.#picture = { width: native.width, height: native.height, y: gone, u: gone, v: gone, yStride: 0, chromaStride: 0, chromaShift: 1, colour: at.colour };
  }

  /** The planes as decoded, to be read only. */
  get picture(): YuvPicture {
    if (this.#picture.yStride === 0 && this.#state !== 'released') this.#showPlanes();
    return this.#picture;
  }

  /** The decoder may still predict from this frame: the planes are copied before the first write. */
  makeWritable(): YuvPicture {
    if (this.#state === 'shared') {
      requireDone(this.#native.makeWritable(), 'copy a frame');
      this.#state = 'writable';
      this.#showPlanes();
    }
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
    if (this.#state === 'released') return;
    this.#state = 'released';
    Object.assign(this.#picture, { y: gone, u: gone, v: gone });
    this.#native.free();
  }

  #showPlanes(): void {
    const planes = this.#native.data ?? [];
    for (const { buffer } of planes) ownerOfMemory.set(buffer, this.#native);
    const [yStride, chromaStride] = this.#native.linesize;
    const [y, u, v] = planes.map((plane) => new Uint8Array(plane.buffer, plane.byteOffset, plane.byteLength));
    Object.assign(this.#picture, { y: y ?? gone, u: u ?? gone, v: v ?? gone, yStride, chromaStride });
  }
}
