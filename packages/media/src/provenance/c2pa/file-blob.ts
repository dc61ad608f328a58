import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { EngineError } from '../../engine-error.ts';

/** What one reading may cost. A hostile file can make a parser go in circles; it cannot do so without reading. */
export interface ReadingBudget {
  bytesMax: number;
  readsMax: number;
  secondsMax: number;
}

/**
 * The library asks for 256 MB at a time while it hashes; short reads keep this process small and it loops over them.
 */
const readBytesMax = 4 * 1024 * 1024;

/** Where most of the library's reads are a few bytes of a box header, one page serves many of them. */
const pageBytes = 64 * 1024;

class OpenedFile {
  readonly size: number;
  private readonly descriptor: number;
  private readonly budget: ReadingBudget;
  private readonly startedAt = performance.now();
  private page: { start: number; content: Buffer } | undefined;
  private bytesRead = 0;
  private reads = 0;
  /** What went wrong with the disk or the budget: the library passes it on as a sentence, if at all. */
  failure: unknown;

  constructor(path: string, budget: ReadingBudget) {
    this.descriptor = openSync(path, 'r');
    this.size = fstatSync(this.descriptor).size;
    this.budget = budget;
  }

  read(start: number, length: number): Uint8Array {
    try {
      return this.readNow(start, length);
    } catch (error) {
      this.failure ??= error;
      throw error;
    }
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private readNow(start: number, length: number): Uint8Array {
    this.spend(length);
    if (length > pageBytes / 4) return this.fromDisk(start, length);
    const { page } = this;
    const offset = page ? start - page.start : -1;
    if (page && offset >= 0 && offset + length <= page.content.length)
      return page.content.subarray(offset, offset + length);
    this.page = { start, content: this.fromDisk(start, pageBytes) };
    return this.page.content.subarray(0, length);
  }

  private fromDisk(start: number, length: number): Buffer {
    const content = Buffer.allocUnsafe(Math.max(0, Math.min(length, this.size - start)));
    let done = 0;
    while (done < content.length) {
      const count = readSync(this.descriptor, content, done, content.length - done, start + done);
      if (count === 0) break; // the file was cut short while it was read
      done += count;
    }
    return content.subarray(0, done);
  }

  private spend(length: number): void {
    this.bytesRead += length;
    this.reads += 1;
    const { bytesMax, readsMax, secondsMax } = this.budget;
    const isOver =
      this.bytesRead > bytesMax || this.reads > readsMax || performance.now() - this.startedAt > secondsMax * 1000;
    if (isOver) throw new EngineError('engine.timed_out', { what: 'provenance' });
  }
}

/** What the library uses of a browser's `Blob`, and how our stand-in for `FileReaderSync` gets at the bytes. */
export interface SyncBlob {
  readonly size: number;
  readonly type: string;
  slice(from?: number, to?: number): SyncBlob;
  bytes(): ArrayBuffer;
}

/** A file that stays on disk. */
export class FileBlob implements SyncBlob {
  readonly size: number;
  readonly type: string;
  private readonly file: OpenedFile;
  private readonly start: number;
  private readonly isWhole: boolean;

  private constructor(
    file: OpenedFile,
    { start, size, type, isWhole }: { start: number; size: number; type: string; isWhole: boolean },
  ) {
    this.file = file;
    this.start = start;
    this.size = size;
    this.type = type;
    this.isWhole = isWhole;
  }

  static open(path: string, { type, budget }: { type: string; budget: ReadingBudget }): FileBlob {
    const file = new OpenedFile(path, budget);
    return new FileBlob(file, { start: 0, size: file.size, type, isWhole: true });
  }

  slice(from = 0, to = this.size): FileBlob {
    const end = Math.min(to, this.size);
    return new FileBlob(this.file, {
      start: this.start + from,
      size: Math.max(0, end - from),
      type: this.type,
      isWhole: false,
    });
  }

  /** A slice may come back shorter than asked for (the reader asks again), a whole file may not. */
  bytes(): ArrayBuffer {
    const length = this.isWhole ? this.size : Math.min(this.size, readBytesMax);
    const content = this.file.read(this.start, length);
    return content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength) as ArrayBuffer;
  }

  get failure(): unknown {
    return this.file.failure;
  }

  close(): void {
    this.file.close();
  }
}

export class MemoryBlob implements SyncBlob {
  readonly size: number;
  readonly type: string;
  private readonly content: Uint8Array;

  constructor(content: Uint8Array, type: string) {
    this.content = content;
    this.size = content.byteLength;
    this.type = type;
  }

  slice(from = 0, to = this.size): MemoryBlob {
    return new MemoryBlob(this.content.subarray(from, to), this.type);
  }

  bytes(): ArrayBuffer {
    return this.content.buffer.slice(this.content.byteOffset, this.content.byteOffset + this.size) as ArrayBuffer;
  }
}
