import * as z from 'zod';
import { reviewStates, screenReasons } from './review.ts';

/** What its owner is told of something of theirs that waits for staff or was refused. */
export const OwnReview = z.object({
  id: z.uuid(),
  state: z.enum(reviewStates),
  /** What the screen doubted; null where a report brought it. */
  reason: z.enum(screenReasons).nullable(),
  /** Of a video, in seconds. */
  moments: z.array(z.number()),
  /** Addresses of small pictures of those moments, of the owner's own media only, while it is held. */
  pictures: z.array(z.string()),
  /** When a decision comes at the latest; null once there is one. */
  decide_by: z.iso.datetime().nullable(),
  /** That time passed without a decision, and the owner was told so. */
  is_late: z.boolean(),
  objection: z.string().nullable(),
  can_object: z.boolean(),
  /** After a refusal, once. */
  can_appeal: z.boolean(),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const objectionLengthMax = 500;

const objectionText = { error: 'validation.objection_text' };
/** A few words against a doubt. Sent again before the decision, it replaces what was sent before. */
export const ObjectionBody = z.strictObject({
  text: z.string(objectionText).trim().min(3, objectionText).max(objectionLengthMax, objectionText),
});
export type ObjectionBody = z.infer<typeof ObjectionBody>;
