import type { DataStore } from '@tus/server';

/** Where the resumable protocol writes until an upload is whole: in the store, at `uploads/<id>`. */
export interface UploadPlace {
  store: DataStore;
  /** The protocol's own name of an upload, and the id in it. */
  nameOf(id: string): string;
  idOf(name: string): string;
}

export const uploadsFolder = 'uploads';
