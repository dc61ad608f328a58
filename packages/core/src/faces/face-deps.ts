import type { PhotoHint } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import type { SealedDeps, UserId } from '../kernel/index.ts';
import type { CaseDeps, Screening } from '../review/index.ts';

/** Why no face can be taken from a photo; each is an error code of its own. */
export const photoRefusals = [
  'too_many_pixels',
  'unreadable',
  'no_face',
  'several_faces',
  'not_a_clear_face',
  'face_too_small',
  'face_turned',
  'too_dark',
  'too_bright',
  'blurred',
  'covered',
] as const;
export type PhotoRefusal = (typeof photoRefusals)[number];

export type PhotoJudgement =
  | { verdict: 'refused'; code: PhotoRefusal }
  | {
      verdict: 'usable';
      hints: PhotoHint[];
      screening: Screening;
      /** Is it the one of the photos that are there already? */
      person: 'same' | 'another' | 'first';
      /**
       * Files of the judge's own making, without the camera's notes on place and time: the photo, and its face cut out
       * square.
       */
      photo: string;
      thumbnail: string;
    };

/** Looks at a stranger's file where it can do no harm. The folder is the caller's and goes when the caller is done. */
export type JudgePhoto = (asked: {
  file: string;
  folder: string;
  others: readonly string[];
}) => Promise<PhotoJudgement>;

/** Photos lie encrypted with their account's key, and are plain only in a folder that goes at once. */
export interface FaceDeps extends SealedDeps, CaseDeps {
  db: Db;
  judgePhoto: JudgePhoto;
  /** Months without use after which a face goes by itself. */
  retentionMonths: number;
}

export const folderOfFace = (faceId: string) => `faces/${faceId}`;
/**
 * Moments that were tried before a credit was spent. Of no use to anyone after an hour, and gone at once with a face
 * that may be in them.
 */
export const folderOfPreviews = (userId: UserId) => `previews/${userId}`;

export const addressPurpose = 'consent-address';
