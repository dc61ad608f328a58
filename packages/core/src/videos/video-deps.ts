import type { Db } from '@semblante/db';
import type { Clock, Enqueue, FileStore, Keys, PublishEvent } from '../kernel/index.ts';
import type { ForecastQueue } from '../steps/index.ts';

export interface VideoDeps {
  db: Db;
  clock: Clock;
  keys: Keys;
  files: FileStore;
  enqueue: Enqueue;
  publishEvent: PublishEvent;
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
export const filesOfVideo = (videoId: string) => [folderOfVideo(videoId), uploadOfVideo(videoId), notesOfUpload(videoId)];
