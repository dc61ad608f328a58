/**
 * Where people's files lie. A key is a path of words and ids (`videos/<id>/source.mp4`); everything of one thing lies
 * in its own folder, so that deleting the thing is deleting a folder. Every process of a deployment sees the same
 * files.
 */
export interface FileStore {
  /** The folder that keys are paths in. */
  root: string;
  /** Where a process of this machine reads and writes it. */
  pathOf(key: string): string;
  /** Brings a finished file to its place in one move, so that nobody ever sees half of it. */
  take(key: string, from: string): Promise<void>;
  sizeOf(key: string): Promise<number | undefined>;
  /** A file or a whole folder; nothing happens when it is not there. */
  remove(key: string): Promise<void>;
  /** Names in a folder with the time of their last change; none when there is no such folder. */
  list(key: string): Promise<{ name: string; changedAt: Date }[]>;
  /** Room that is left on the disk. */
  freeBytes(): Promise<number>;
}
