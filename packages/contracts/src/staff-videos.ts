import * as z from 'zod';
import { clipBadges, ClipDetail, clipLimits, ClipPreview } from './catalog.ts';
import { ErrorAnswer } from './envelope.ts';
import { PageMeta, PageQuery } from './payments.ts';
import { reviewStates } from './review.ts';
import { videoErrorCodes, VideoPerson, VideoProbe, videoStates } from './videos.ts';

/** `screening` and `held` are drafts whose file is being looked at, by the machine or by people. */
export const clipStates = ['draft', 'screening', 'held', 'published', 'withdrawn'] as const;
export type ClipState = (typeof clipStates)[number];

/** Why a clip went out of the catalogue: by hand, or by the rule about licences. */
export const withdrawalCauses = ['staff', 'licence_expired'] as const;
export type WithdrawalCause = (typeof withdrawalCauses)[number];

/** Of a person that the clip shows. Nobody real is shown by what was made in code. */
export const releaseKinds = ['signed', 'synthetic'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

/** What a clip still lacks to be published; each is an error code `catalog.<word>` too. */
export const clipProblems = [
  'titles_missing',
  'category_missing',
  'licence_missing',
  'proof_missing',
  'releases_missing',
  'licence_expired',
  'not_screened',
  'held',
  'refused',
  'not_analysed',
] as const;
export type ClipProblem = (typeof clipProblems)[number];

export const staffClipLimits = {
  titleLengthMax: 80,
  descriptionLengthMax: 500,
  tagsMax: 20,
  tagLengthMax: 30,
  priceMax: 50,
  proofBytesMax: 10 * 1024 * 1024,
  peopleMax: 20,
} as const;

const inBothLanguages = (lengthMax: number) => {
  const text = z.string().trim().max(lengthMax);
  return z.strictObject({ pt_BR: text, en: text });
};
const BothLanguages = z.object({ pt_BR: z.string(), en: z.string() });
export type BothLanguages = z.infer<typeof BothLanguages>;

export const LicencePerson = z.strictObject({
  name: z.string().trim().min(1, { error: 'validation.licence_person' }).max(120),
  release: z.enum(releaseKinds),
});
export type LicencePerson = z.infer<typeof LicencePerson>;

export const LicenceBody = z.strictObject({
  holder: z.string().trim().min(1, { error: 'validation.licence_holder' }).max(200),
  territory: z.string().trim().min(1, { error: 'validation.licence_territory' }).max(200),
  /** The last day of the licence, YYYY-MM-DD. */
  until: z.iso.date({ error: 'validation.licence_until' }),
  people: z.array(LicencePerson).max(staffClipLimits.peopleMax),
});
export type LicenceBody = z.infer<typeof LicenceBody>;

export const StaffClip = z.object({
  id: z.uuid(),
  state: z.enum(clipStates),
  /** Grows with every change; a change names the version it was made from. */
  version: z.number().int(),
  title: BothLanguages,
  description: BothLanguages,
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  /** Set by hand, and by the rules. The catalogue shows both. */
  staff_badges: z.array(z.enum(clipBadges)),
  earned_badges: z.array(z.enum(clipBadges)),
  price_credits: z.number().int(),
  licence: LicenceBody.nullable(),
  proof: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** What stands between it and the catalogue; empty when it can be published. */
  problems: z.array(z.enum(clipProblems)),
  video: z.object({
    state: z.enum(videoStates),
    progress: z.number().int().nullable(),
    error_code: z.enum(videoErrorCodes).nullable(),
    file_name: z.string(),
    bytes: z.number().int(),
    bytes_received: z.number().int(),
    probe: VideoProbe.nullable(),
    people: z.array(VideoPerson),
  }),
  review: z.object({ id: z.uuid(), state: z.enum(reviewStates) }).nullable(),
  poster_url: z.string().nullable(),
  previews: z.array(ClipPreview),
  views: z.number().int(),
  choices: z.number().int(),
  added_by: z.object({ id: z.uuid(), name: z.string() }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  withdrawn_at: z.iso.datetime().nullable(),
  withdrawal: z.object({ cause: z.enum(withdrawalCauses), reason: z.string().nullable() }).nullable(),
});
export type StaffClip = z.infer<typeof StaffClip>;

export const staffClipSorts = [
  'position',
  'newest',
  'oldest',
  'most_viewed',
  'most_chosen',
  'price',
  'licence_until',
] as const;
export type StaffClipSort = (typeof staffClipSorts)[number];

export const StaffVideosQuery = PageQuery.extend({
  query: z.string().max(clipLimits.queryLengthMax, { error: 'validation.query_long' }).default(''),
  state: z.enum(clipStates).optional(),
  category: z.string().max(40).optional(),
  /**
   * `position` is the order of the catalogue; `price` and `licence_until` begin with the lowest and the first to end.
   */
  sort: z.enum(staffClipSorts).default('position'),
});
export type StaffVideosQuery = z.infer<typeof StaffVideosQuery>;

export const StaffVideosAnswer = z.object({ data: z.array(StaffClip), meta: PageMeta });
export const StaffVideoAnswer = z.object({ data: z.object({ clip: StaffClip }) });
/** Somebody else changed it meanwhile: the record as it is now comes along. */
export const StaffVideoConflict = ErrorAnswer.extend({ data: z.object({ clip: StaffClip }) });
export const StaffCategoriesAnswer = z.object({ data: z.array(z.object({ id: z.string(), title: BothLanguages })) });
export const StaffPreviewAnswer = z.object({ data: z.object({ clip: ClipDetail }) });

const version = z.number().int().min(1);

export const UpdateClipBody = z.strictObject({
  version,
  title: inBothLanguages(staffClipLimits.titleLengthMax).optional(),
  description: inBothLanguages(staffClipLimits.descriptionLengthMax).optional(),
  categories: z.array(z.string().max(40)).max(10).optional(),
  tags: z.array(z.string().trim().min(1).max(staffClipLimits.tagLengthMax)).max(staffClipLimits.tagsMax).optional(),
  staff_badges: z.array(z.enum(clipBadges)).max(clipBadges.length).optional(),
  price_credits: z
    .number()
    .int()
    .min(1, { error: 'validation.clip_price' })
    .max(staffClipLimits.priceMax, { error: 'validation.clip_price' })
    .optional(),
  licence: LicenceBody.nullable().optional(),
});
export type UpdateClipBody = z.infer<typeof UpdateClipBody>;

export const PublishClipBody = z.strictObject({ version });
export const WithdrawClipBody = z.strictObject({
  version,
  reason: z.string().trim().min(5, { error: 'validation.reason_required' }).max(500),
});
/** The clip that it comes right after; null puts it first. */
export const MoveClipBody = z.strictObject({ after_id: z.uuid().nullable() });
