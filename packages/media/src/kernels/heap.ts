import { readFileSync } from 'node:fs';
import type { Address } from './address.ts';

/** WebAssembly pages are 64 KiB. */
const pageBytes = 65_536;
/** SIMD loops may read or write up to this far past the end of a buffer. */
const paddingBytes = 64;
/** Nothing lies at zero, see `nowhere`. */
const firstAddress = 1024;

type Exports<K> = K & Record<string, unknown>;
const compiled = new Map<string, WebAssembly.Module>();

/**
 * One WebAssembly memory and the kernels that work in it. Buffers are handed out once and reused by name, so a long
 * clip needs no more memory than its first frames. The typed views are replaced when the memory grows: never keep one
 * across an `allocate` or `reserve`.
 */
export class Heap {
  readonly memory = new WebAssembly.Memory({ initial: 256 });
  u8 = new Uint8Array(this.memory.buffer);
  i8 = new Int8Array(this.memory.buffer);
  i32 = new Int32Array(this.memory.buffer);
  f32 = new Float32Array(this.memory.buffer);
  f64 = new Float64Array(this.memory.buffer);
  #top = firstAddress;
  /** Memory before this was in use before the last `clear`. */
  #used = 0;
  readonly #named = new Map<string, { address: Address; bytes: number }>();
  readonly #instances = new Map<string, unknown>();

  /** The functions of `assembly/<name>.ts`, compiled to `kernels/<name>.wasm`, working in this memory. */
  kernels<K extends object>(name: string): Exports<K> {
    let exports = this.#instances.get(name);
    if (!exports) {
      let wasm = compiled.get(name);
      if (!wasm)
        compiled.set(
          name,
          (wasm = new WebAssembly.Module(new Uint8Array(readFileSync(new URL(`./${name}.wasm`, import.meta.url))))),
        );
      exports = new WebAssembly.Instance(wasm, { env: { memory: this.memory } }).exports;
      this.#instances.set(name, exports);
    }
    return exports as Exports<K>;
  }

  /**
   * Forgets all buffers and keeps the memory for the next work: fresh pages cost a fault each, and memories thrown away
   * a collection.
   */
  clear(): void {
    this.#used = Math.max(this.#used, this.#top);
    this.#top = firstAddress;
    this.#named.clear();
  }

  /** A buffer for good, 64-byte aligned, its contents zero at first. */
  allocate<Of extends string>(bytes: number): Address<Of> {
    const address = this.#take<Of>(bytes);
    if (address < this.#used) this.u8.fill(0, address, Math.min(this.#top, this.#used));
    return address;
  }

  #take<Of extends string>(bytes: number): Address<Of> {
    const address = (this.#top + 63) & ~63;
    this.#top = address + bytes + paddingBytes;
    const missing = this.#top - this.memory.buffer.byteLength;
    if (missing > 0) {
      this.memory.grow(Math.ceil(missing / pageBytes));
      const { buffer } = this.memory;
      this.u8 = new Uint8Array(buffer);
      this.i8 = new Int8Array(buffer);
      this.i32 = new Int32Array(buffer);
      this.f32 = new Float32Array(buffer);
      this.f64 = new Float64Array(buffer);
    }
    return address as Address<Of>;
  }

  /**
   * A scratch buffer by name: the same one again while it is large enough. Its contents are whatever was left in it.
   */
  reserve<Of extends string>(name: string, bytes: number): Address<Of> {
    const known = this.#named.get(name);
    if (known && known.bytes >= bytes) return known.address as Address<Of>;
    const roomy = Math.ceil(bytes * 1.25);
    const address = this.#take<Of>(roomy);
    this.#named.set(name, { address, bytes: roomy });
    return address;
  }

  /** Copies an array in for good and gives its address. */
  place<Of extends string>(array: Uint8Array | Int8Array | Int16Array | Int32Array | Float32Array): Address<Of> {
    const address = this.#take<Of>(array.byteLength);
    this.u8.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), address);
    return address;
  }
}
