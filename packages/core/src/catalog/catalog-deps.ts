import type { VideoDeps } from '../videos/index.ts';

/** A clip is a video and what the catalogue says of it. */
export type CatalogDeps = Pick<VideoDeps, 'db' | 'clock' | 'files' | 'forecast'>;
