import { Frame, requireDone } from './av.ts';

export interface FramePlanes {
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
  yStride: number;
  chromaStride: number;
}

/** Room for the planes of one frame. */
export interface FrameMemory {
  readonly frame: Frame;
  readonly planes: Readonly<FramePlanes>;
}

/**
 * Whoever still holds a plane, or a part of one, keeps its frame from being collected: node-av frees the memory with
 * the frame.
 */
const ownerOfMemory = new WeakMap<ArrayBufferLike, Frame>();

/**
 * Memory for the frames that JavaScript looks into, used again and again. A view of a plane counts as so much memory
 * until it is collected: views made for each frame had V8 collect everything five times a second. On the clip of the
 * speed benchmark a swap runs at 0.74 of the codec's speed with this, 0.69 without.
 */
export class FramePool {
  readonly #idle: FrameMemory[] = [];
  #isOpen = true;

  /** Holds the picture of a frame, 8-bit 4:2:0, and nothing else of it. All frames of a pool have one shape. */
  copyOf(frame: Frame): FrameMemory {
    const memory = this.#idle.pop() ?? newMemory(frame);
    requireDone(memory.frame.copy(frame), 'copy a frame');
    return memory;
  }

  giveBack(memory: FrameMemory): void {
    // Somebody else, such as an encoder, may still read it.
    if (this.#isOpen && memory.frame.isWritable) this.#idle.push(memory);
    else memory.frame.free();
  }

  /** What is still out is freed when it comes back. */
  close(): void {
    this.#isOpen = false;
    for (const { frame } of this.#idle.splice(0)) frame.free();
  }
}

function newMemory({ width, height, format }: Frame): FrameMemory {
  const frame = new Frame();
  frame.alloc();
  Object.assign(frame, { width, height, format });
  requireDone(frame.getBuffer(), 'get memory for a frame');
  const planes = frame.data ?? [];
  for (const plane of planes) {
    ownerOfMemory.set(plane.buffer, frame);
    // Rows are longer than the picture is wide, and nobody writes there.
    plane.fill(0);
  }
  const [y, u, v] = planes.map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  const [yStride, chromaStride] = frame.linesize as [number, number];
  return { frame, planes: { y, u, v, yStride, chromaStride } };
}
