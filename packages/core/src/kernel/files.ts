import type { Readable } from 'node:stream';

/**
 * Where people's files lie. A key is a path of words and ids (`videos/<id>/source.mp4`); everything of one thing lies
 * in its own folder, so that deleting the thing is deleting a folder. Every process of a deployment sees the same
 * files.
 */
export interface FileStore {
  /** Where they lie, as an operator knows it: a folder or a bucket. */
  readonly place: string;
  /** The folder that keys are paths in, where there is one. Programs are given `withLocal`'s paths instead. */
  readonly root?: string | undefined;
  /** Brings a finished file to its place in one move, so that nobody ever sees half of it; `from` is gone then. */
  take(key: string, from: string): Promise<void>;
  /** The same of a file that lies here under another key. */
  move(keys: { from: string; to: string }): Promise<void>;
  sizeOf(key: string): Promise<number | undefined>;
  /** What is told of a file before it is read; undefined when it is not there. */
  find(key: string): Promise<StoredFile | undefined>;
  /** Its bytes, or those from `start` to `end`, both included. Throws `request.not_found` when it is not there. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** A file or a whole folder; nothing happens when it is not there. */
  remove(key: string): Promise<void>;
  /** Names in a folder with the time of their last change; none when there is no such folder. */
  list(key: string): Promise<{ name: string; changedAt: Date }[]>;
  /** Room that is left on the disk that work is done on. */
  freeBytes(): Promise<number>;
  /** What lies in a bucket, which no disk tells. It lists everything: for now and then. */
  measure?(): Promise<{ bytes: number; objects: number }>;
  /** Files as programs of this machine see them, for the time of `work`. */
  withLocal<Result>(work: (local: LocalFiles) => Promise<Result>): Promise<Result>;
  /** Removes copies of this machine that nobody used lately. */
  sweepCopies(): Promise<void>;
  /** A word by which processes know that they see the same files. */
  readMark(): Promise<string | undefined>;
  /** Of processes that write one at once one wins; answers what lies there. */
  writeMark(mark: string): Promise<string>;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  bytes: number;
  changedAt: Date;
  /** Changes with the contents. */
  tag: string;
}

export interface LocalFiles {
  /** Where a file with this key is written; its folder is there. Nobody else sees it before it is kept. */
  placeFor(key: string): Promise<string>;
  /** Where a file of the store can be read; nothing lies there when the store has none. */
  bring(key: string): Promise<string>;
  /** The same of a folder with everything in it; empty when there is none. */
  bringFolder(key: string): Promise<string>;
  /** What was written at the place of this key, a file or a folder, is in the store from now on. */
  keep(key: string): Promise<void>;
}
