import { openSync, closeSync, readSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { meshRecordBytes, readMeshRecord, writeMeshRecord, type MeshRecord } from './mesh-record.ts';

/** Records written or read at a time: 180 KB, so that a long clip costs few calls. */
const recordsPerBlock = 64;

/** Appends mesh records to a file, numbered from 0. */
export class TrackWriter {
  readonly #file: FileHandle;
  readonly #block = new Uint8Array(recordsPerBlock * meshRecordBytes);
  readonly #view = new DataView(this.#block.buffer);
  #count = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<TrackWriter> {
    return new TrackWriter(await open(path, 'wx'));
  }

  get count(): number {
    return this.#count;
  }

  /** Gives the record's number. */
  async append(record: MeshRecord): Promise<number> {
    const place = this.#count % recordsPerBlock;
    writeMeshRecord(record, this.#view, place * meshRecordBytes);
    this.#count++;
    if (place === recordsPerBlock - 1) await this.#file.appendFile(this.#block);
    return this.#count - 1;
  }

  async close(): Promise<void> {
    const left = this.#count % recordsPerBlock;
    try {
      if (left > 0) await this.#file.appendFile(this.#block.subarray(0, left * meshRecordBytes));
    } finally {
      await this.#file.close();
    }
  }

  /** Without writing what is left: the file is to be thrown away. */
  abandon(): Promise<void> {
    return this.#file.close();
  }
}

/** Reads mesh records by number. Records of one moment lie together, so reading on costs a call per block. */
export class TrackReader {
  readonly #descriptor: number;
  readonly #block = new Uint8Array(recordsPerBlock * meshRecordBytes);
  readonly #view = new DataView(this.#block.buffer);
  #first = -1;
  #inBlock = 0;

  constructor(path: string) {
    this.#descriptor = openSync(path, 'r');
  }

  read(record: number): MeshRecord {
    if (record < this.#first || record >= this.#first + this.#inBlock || this.#first < 0) this.#load(record);
    return readMeshRecord(this.#view, (record - this.#first) * meshRecordBytes);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #load(record: number): void {
    // A few before it too: a mask looks back some frames.
    const first = Math.max(0, record - 8);
    const bytes = readSync(this.#descriptor, this.#block, 0, this.#block.length, first * meshRecordBytes);
    if (bytes < (record - first + 1) * meshRecordBytes) throw new RangeError(`the track file has no record ${record}`);
    this.#first = first;
    this.#inBlock = Math.floor(bytes / meshRecordBytes);
  }
}
