import type { FaceDeps } from '../faces/index.ts';
import type { Enqueue, FileStore, Keys } from '../kernel/index.ts';
import type { CaseDeps } from '../review/index.ts';
import type { ForecastQueue } from '../steps/index.ts';

export interface ProcessingDeps extends Pick<FaceDeps, 'db'>, CaseDeps {
  keys: Keys;
  files: FileStore;
  enqueue: Enqueue;
  forecast: ForecastQueue;
  retention: { resultsDays: number };
}

export const folderOfProcessing = (id: string) => `processings/${id}`;
/** Finished segments, kept until the processing is over. */
export const segmentsOfProcessing = (id: string) => `${folderOfProcessing(id)}/segments`;
/** Of its source, for its owner, while the result is held. */
export const momentsOfProcessing = (id: string) => `${folderOfProcessing(id)}/moments`;
export const resultOfProcessing = (id: string) => `${folderOfProcessing(id)}/result.mp4`;
/** Transparent, of full size: what every render of a cut-out begins with. */
export const cutOutOfProcessing = (id: string) => `${folderOfProcessing(id)}/cut-out.png`;
export const cutOutViewOfProcessing = (id: string) => `${folderOfProcessing(id)}/cut-out-view.webp`;
export const alphaOfProcessing = (id: string) => `${folderOfProcessing(id)}/alpha.png`;
export const thumbnailOfProcessing = (id: string) => `${folderOfProcessing(id)}/thumbnail.jpg`;
