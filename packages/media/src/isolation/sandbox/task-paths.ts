import { isAbsolute } from 'node:path';

/** Names under which tasks name what they read, and where they write; docs/engine.md has the same words. */
const reads: ReadonlySet<string> = new Set([
  'video',
  'image',
  'photo',
  'photos',
  'others',
  'file',
  'cutOut',
  'original',
  'mask',
  'analysis',
  'model',
  'chainFile',
  'keyFile',
]);
const writes: ReadonlySet<string> = new Set(['out', 'before', 'after', 'alpha', 'view', 'thumbnail']);

/** `keep`: a folder that a later task goes on with, so that what is in it is there again. */
export type PathUse = 'read' | 'write' | 'keep';

function accessOf(key: string | undefined): PathUse | undefined {
  if (key === undefined) return undefined;
  if (key === 'folder') return 'keep';
  return reads.has(key) ? 'read' : writes.has(key) ? 'write' : undefined;
}

/** The same value with every path of a task put through `change`; a word that is no path stays as it is. */
export function mapPaths(
  value: unknown,
  change: (path: string, use: PathUse) => string,
  key: string | undefined = undefined,
): unknown {
  if (typeof value === 'string') {
    const use = accessOf(key);
    return use && isAbsolute(value) ? change(value, use) : value;
  }
  if (Array.isArray(value)) return value.map((each) => mapPaths(each, change, key));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapPaths(each, change, name)]));
}

/** Every text in a value; what is no plain data (a buffer) is left alone. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}
