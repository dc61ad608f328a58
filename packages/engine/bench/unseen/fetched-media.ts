import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { FetchedFile } from './fetched-files.ts';

/** In the repository's root, ignored by git. */
const folder = fileURLToPath(new URL('../../../../.cache/bench-media/', import.meta.url));

/** Where a fetched file lies, or would; a GIF lies there as a video. */
export const placeOf = ({ repository, path }: FetchedFile): string =>
  join(folder, repository.replace('/', '+'), path.replace(/\.gif$/, '.mp4'));

export const findFetched = (file: FetchedFile): string | undefined =>
  existsSync(placeOf(file)) ? placeOf(file) : undefined;
