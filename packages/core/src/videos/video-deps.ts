import type { Db } from '@semblante/db';
import type { Enqueue, FileStore, Keys } from '../kernel/index.ts';
import type { CaseDeps } from '../review/index.ts';
import type { ForecastQueue } from '../steps/index.ts';

export interface VideoDeps extends CaseDeps {
  db: Db;
  keys: Keys;
  files: FileStore;
  enqueue: Enqueue;
  forecast: ForecastQueue;
  retention: { uploadsDays: number; unfinishedHours: number };
}

export const folderOfVideo = (videoId: string) => `videos/${videoId}`;
export const sourceOfVideo = (videoId: string) => `${folderOfVideo(videoId)}/source.mp4`;
/** Where the resumable upload writes until it is whole. */
export const uploadsFolder = 'uploads';
export const uploadOfVideo = (videoId: string) => `${uploadsFolder}/${videoId}`;
/** What the protocol remembers of it: of no use once it is whole. */
export const notesOfUpload = (videoId: string) => `${uploadOfVideo(videoId)}.json`;
export const filesOfVideo = (videoId: string) => [
  folderOfVideo(videoId),
  uploadOfVideo(videoId),
  notesOfUpload(videoId),
];
