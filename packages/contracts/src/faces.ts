import * as z from 'zod';
import { faceLimits } from './media-limits.ts';
import { OwnReview } from './own-review.ts';

/**
 * The text that was agreed to is `faces.consent.text` of the locale files; a change of its meaning is a new version.
 */
export const faceConsentVersion = '2026-11-15';
export const declaredKinds = ['self', 'authorised'] as const;
export type DeclaredKind = (typeof declaredKinds)[number];
/**
 * The face of the example is `invented`: nobody has to agree, and nobody declared anything. No call takes that kind.
 */
export const consentKinds = [...declaredKinds, 'invented'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** `refused` faces keep their row so that an appeal has something to speak about; their photos are gone. */
export const faceStates = ['usable', 'held', 'refused'] as const;
export type FaceState = (typeof faceStates)[number];

/** What could be better about a photo that is good enough. */
export const photoHints = [
  'small_face',
  'turned',
  'tilted',
  'dark',
  'bright',
  'clipped',
  'soft',
  'partly_covered',
  'uneven_light',
  'coloured_light',
  'glasses',
  'eyes_closed',
  'mouth_open',
  'low_confidence',
  'others_in_background',
] as const;
export type PhotoHint = (typeof photoHints)[number];

export const FacePhoto = z.object({
  id: z.uuid(),
  state: z.enum(faceStates),
  /** The face, cut out square. */
  thumbnail_url: z.string(),
  hints: z.array(z.enum(photoHints)),
});
export type FacePhoto = z.infer<typeof FacePhoto>;

export const Face = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(faceStates),
  is_favourite: z.boolean(),
  /** Of the best photo. */
  thumbnail_url: z.string().nullable(),
  photos: z.array(FacePhoto),
  consent: z.object({ kind: z.enum(consentKinds), text_version: z.string(), declared_at: z.iso.datetime() }),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** When it goes by itself, if it is not used until then. */
  deletes_at: z.iso.datetime(),
  /** The case that staff looks at, while the face is held or refused. */
  review: OwnReview.nullable(),
});
export type Face = z.infer<typeof Face>;

export const FaceAnswer = z.object({ data: z.object({ face: Face }) });
export const FacesAnswer = z.object({ data: z.array(Face) });

const faceName = z
  .string({ error: 'validation.face_name' })
  .trim()
  .min(1, { error: 'validation.face_name' })
  .max(faceLimits.nameLengthMax, { error: 'validation.face_name' });

/** The fields that travel beside the file. Without a declaration there is no face. */
export const AddFaceFields = z.object({
  consent: z.enum(declaredKinds, { error: 'validation.face_consent' }),
  name: faceName.optional(),
});
export type AddFaceFields = z.infer<typeof AddFaceFields>;

export const UpdateFaceBody = z.strictObject({ name: faceName.optional(), is_favourite: z.boolean().optional() });
export type UpdateFaceBody = z.infer<typeof UpdateFaceBody>;
