import type { ImageFileError, ImagePurpose, ImageWarning } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import type { StoredPhotoPerson } from '@semblante/db/schema';
import type { FileStore, Keys } from '../kernel/index.ts';
import type { CaseDeps, Screening } from '../review/index.ts';
import type { ForecastQueue } from '../steps/index.ts';

/** Why a file is no picture that the product takes. */
export type ImageFault = Exclude<ImageFileError, 'images.refused' | 'images.quota' | 'images.too_large'>;

export type ImageJudgement =
  | { verdict: 'faulty'; code: ImageFault | 'images.too_large' }
  | {
      verdict: 'taken';
      width: number;
      height: number;
      warnings: ImageWarning[];
      screening: Screening;
      /**
       * Files of the judge's own making, upright and without the camera's notes: of full size, as an editor needs it,
       * and small.
       */
      full: string;
      view: string;
      thumbnail: string;
      /** Of a photo that is to get other faces. */
      people?: PeopleInPhoto;
    };

/** Files of the judge's own making too: of each person a thumbnail, of all of them where they are. */
export interface PeopleInPhoto {
  found: (StoredPhotoPerson & { thumbnail: string })[];
  file: string;
}

/** Looks at a stranger's file where it can do no harm. The folder is the caller's and goes when the caller is done. */
export type JudgeImage = (asked: { file: string; folder: string; purpose: ImagePurpose }) => Promise<ImageJudgement>;

/** A small picture of how the subject will be cut out, written to `out`. */
export type DrawPreview = (asked: {
  file: string;
  out: string;
}) => Promise<{ coverage: number; warnings: ImageWarning[] }>;

export interface ImageDeps extends CaseDeps {
  db: Db;
  keys: Keys;
  files: FileStore;
  judgeImage: JudgeImage;
  drawPreview: DrawPreview;
  forecast: ForecastQueue;
  retention: { uploadsDays: number };
}

export const folderOfImage = (imageId: string) => `images/${imageId}`;
export const previewOfImage = (imageId: string) => `${folderOfImage(imageId)}/preview.webp`;
/** Where the faces of a photo are, for the engine. */
export const peopleOfImage = (imageId: string) => `${folderOfImage(imageId)}/people.json`;
export const personOfImage = (imageId: string, personId: string) => `${folderOfImage(imageId)}/${personId}.jpg`;
/** The picture that an editor works with lies beside the one of full size. */
export const smallerOf = (fullKey: string) => fullKey.replace('/full.', '/view.');
