import * as z from 'zod';
import { imageLimits } from './media-limits.ts';
import { OwnReview } from './own-review.ts';
import { PageMeta, PageQuery } from './payments.ts';
import { Mapping } from './videos.ts';

/**
 * `subject` is to be cut out, `background` goes behind that, `photo` gets other faces, `enhance` is to be enlarged. All
 * are screened alike.
 */
export const imagePurposes = ['subject', 'background', 'photo', 'enhance'] as const;
export type ImagePurpose = (typeof imagePurposes)[number];

/**
 * A `held` image waits for staff; a `refused` one keeps its row so that an appeal has something to speak about: its
 * files are gone.
 */
export const imageStates = ['ready', 'held', 'refused'] as const;
export type ImageState = (typeof imageStates)[number];

/**
 * `nothing_found`: no subject. `everything_kept`: hardly anything was taken away. `first_frame_only`: the picture was
 * animated. `more_faces`: there are more faces in it than can be chosen.
 */
export const imageWarnings = ['nothing_found', 'everything_kept', 'first_frame_only', 'more_faces'] as const;
export type ImageWarning = (typeof imageWarnings)[number];

/** Why a file was not taken; each has its HTTP status and its text `errors.<code>` in both languages. */
export const imageFileErrors = [
  'images.empty',
  'images.file_type',
  'images.too_large',
  'images.too_big',
  'images.too_small',
  'images.damaged',
  'images.no_face',
  'images.refused',
  'images.quota',
] as const;
export type ImageFileError = (typeof imageFileErrors)[number];

/** Long side of the pictures that an editor works with; results are of full size. */
export const viewSide = 1600;

/** Why a face will not come out well: said before anything is paid. */
export const photoConcerns = ['small', 'turned'] as const;
export type PhotoConcern = (typeof photoConcerns)[number];

export const PhotoPerson = z.object({
  id: z.string(),
  thumbnail_url: z.string(),
  /** In pixels. */
  face_width: z.number(),
  concerns: z.array(z.enum(photoConcerns)),
});
export type PhotoPerson = z.infer<typeof PhotoPerson>;

/** A price and a time before anything is spent. */
const ImageOffer = z.object({ credits: z.number().int(), estimate_seconds: z.number() });

export const Image = z.object({
  id: z.uuid(),
  purpose: z.enum(imagePurposes),
  state: z.enum(imageStates),
  file_name: z.string(),
  bytes: z.number().int(),
  /** Upright, as people see it: the size of every result. */
  width: z.number().int(),
  height: z.number().int(),
  warnings: z.array(z.enum(imageWarnings)),
  /** Null unless it is ready; the source is upright, in sRGB and of full size. */
  thumbnail_url: z.string().nullable(),
  source_url: z.string().nullable(),
  /** The same, no larger than `viewSide`: what an editor works with. */
  view_url: z.string().nullable(),
  /** A small WebP of the cut-out on nothing, made when it is first asked for; only of a ready subject. */
  preview_url: z.string().nullable(),
  /** What the preview found, once it was made. */
  preview: z.object({ coverage: z.number(), warnings: z.array(z.enum(imageWarnings)) }).nullable(),
  offer: ImageOffer.nullable(),
  /** Of a ready `photo` who can be chosen in it, the largest face first; null of every other picture. */
  people: z.array(PhotoPerson).nullable(),
  /** The newest processing of it that was not deleted. */
  processing_id: z.uuid().nullable(),
  review: OwnReview.nullable(),
  created_at: z.iso.datetime(),
  deletes_at: z.iso.datetime(),
});
export type Image = z.infer<typeof Image>;

/** How a photo would look with these faces; free. */
export const PhotoPreviewBody = z.strictObject({ mapping: Mapping });
export type PhotoPreviewBody = z.infer<typeof PhotoPreviewBody>;

export const ImageAnswer = z.object({ data: z.object({ image: Image }) });
export const ImagesQuery = PageQuery.extend({ purpose: z.enum(imagePurposes).optional() });
export type ImagesQuery = z.infer<typeof ImagesQuery>;
export const ImagesAnswer = z.object({ data: z.array(Image), meta: PageMeta });

/**
 * What became of one file, in the order they were sent. A refused file has both: the image names the case that can be
 * appealed.
 */
export const ImageOutcome = z.object({
  file_name: z.string(),
  image: Image.nullable(),
  /** The name of a picture of the caller with the very same content, if there was one. */
  known_as: z.string().nullable(),
  error: z.object({ code: z.enum(imageFileErrors), message: z.string() }).nullable(),
});
export type ImageOutcome = z.infer<typeof ImageOutcome>;
/** `images` are those that can be used or wait for staff. */
export const AddImagesAnswer = z.object({
  data: z.object({ images: z.array(Image), outcomes: z.array(ImageOutcome) }),
});
/** Not one file was taken: the code and message of the first, and each one's own. */
export const NoImagesAnswer = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  data: z.object({ outcomes: z.array(ImageOutcome) }).optional(),
});
/** May come as a query or as a field of the form. */
export const AddImagesFields = z.object({ purpose: z.enum(imagePurposes).optional() });

export const ImageIds = z
  .array(z.uuid())
  .min(1, { error: 'validation.image_required' })
  .max(imageLimits.batchMax, { error: 'validation.image_batch' })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'validation.image_twice' });

export const outputFormats = ['png', 'webp', 'jpeg'] as const;
export type OutputFormat = (typeof outputFormats)[number];

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'validation.colour' });

/** What stands behind the subject. A blur is of the picture's own background; 50 is what hides every face and word. */
export const Background = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('transparent') }),
  z.strictObject({ kind: z.literal('colour'), colour }),
  z.strictObject({ kind: z.literal('blur'), strength: z.number().int().min(1).max(100).default(50) }),
  z.strictObject({ kind: z.literal('picture'), image_id: z.uuid() }),
]);
export type Background = z.infer<typeof Background>;

/**
 * A soft shadow of the subject. Offsets are shares of the picture's short side; `softness` 1 is a bell of a twentieth
 * of it.
 */
export const Shadow = z.strictObject({
  opacity: z.number().min(0).max(1).default(0.4),
  softness: z.number().min(0).max(1).default(0.5),
  x: z.number().min(-0.5).max(0.5).default(0),
  y: z.number().min(-0.5).max(0.5).default(0.02),
});
export type Shadow = z.infer<typeof Shadow>;

export const RenderBody = z
  .strictObject({
    background: Background,
    /**
     * Base64 of a PNG of the result's size: white stays, black goes. Left out: the mask of the last render stays. Null:
     * back to what was cut out.
     */
    mask: z.string().max(imageLimits.maskCharactersMax, { error: 'validation.mask_large' }).nullable().optional(),
    format: z.enum(outputFormats).default('png'),
    shadow: Shadow.nullable().default(null),
  })
  .refine(({ background, format }) => format !== 'jpeg' || background.kind !== 'transparent', {
    path: ['background'],
    error: 'validation.jpeg_background',
  });
export type RenderBody = z.infer<typeof RenderBody>;

/** What the editor needs of a cut-out. */
export const CutOut = z.object({
  width: z.number().int(),
  height: z.number().int(),
  warnings: z.array(z.enum(imageWarnings)),
  /** Transparent, full size, as it was cut out: the starting point of every render. */
  cut_out_url: z.string(),
  /** The same as a WebP, and what it was cut out of, no larger than `viewSide`: what an editor works with. */
  view_url: z.string(),
  source_view_url: z.string().nullable(),
  /** Grey PNG of full size: how much of each pixel stays, with the last mask in it. */
  alpha_url: z.string(),
  /**
   * What is no longer possible once the uploaded image is gone: blurring its background, and bringing parts of it back.
   */
  can_blur: z.boolean(),
  can_restore: z.boolean(),
  /** Of the result as it is now; null while it is the plain cut-out. `background.image_id` may be gone by now. */
  render: z
    .object({ background: Background, format: z.enum(outputFormats), shadow: Shadow.nullable(), has_mask: z.boolean() })
    .nullable(),
});
export type CutOut = z.infer<typeof CutOut>;

export const archiveMax = 100;
export const ArchiveQuery = z.object({
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
    .pipe(z.array(z.uuid()).min(1, { error: 'validation.image_required' }).max(archiveMax)),
});
export type ArchiveQuery = z.infer<typeof ArchiveQuery>;
