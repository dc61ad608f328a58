import * as z from 'zod';
import { OwnReview } from './own-review.ts';

export const videoStates = ['uploading', 'checking', 'analysing', 'ready', 'held', 'refused', 'error'] as const;
export type VideoState = (typeof videoStates)[number];

/** Why a video cannot be used; each has a text `videos.errors.<code>` in both languages. */
export const videoErrorCodes = [
  'empty',
  'unreadable',
  'not_mp4',
  'no_video',
  'codec_unsupported',
  'damaged',
  'too_large',
  'too_long',
  'too_big',
  'hdr_unsupported',
  'no_face',
  'refused',
  'original_gone',
  'failed',
] as const;
export type VideoErrorCode = (typeof videoErrorCodes)[number];

export const VideoProbe = z.object({
  seconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  fps: z.number(),
  frames: z.number().int(),
  has_audio: z.boolean(),
  bytes: z.number().int(),
});
export type VideoProbe = z.infer<typeof VideoProbe>;

export const VideoPerson = z.object({
  id: z.string(),
  thumbnail_url: z.string(),
  /** Of all frames, 0 to 1. */
  share: z.number(),
  seconds: z.number(),
  ranges: z.array(z.object({ from: z.number(), to: z.number() })),
  gender: z.enum(['female', 'male', 'unknown']),
  /** In pixels; a small face gives a soft result. */
  face_width: z.number(),
  hardest: z.array(z.object({ seconds: z.number(), hardship: z.enum(['turned', 'small', 'covered']) })),
});
export type VideoPerson = z.infer<typeof VideoPerson>;

export const detectionModels = ['fast', 'far'] as const;
export const detectionModes = ['all', 'largest', 'chosen'] as const;
export const faceAngles = ['auto', '0', '90', '180', '270'] as const;
export const genderFilters = ['any', 'female', 'male'] as const;

/** Of the analysis: another model or angle looks at the video again, free of charge. */
export const AnalysisSettings = z.strictObject({
  detection_model: z.enum(detectionModels).default('fast'),
  face_angle: z.enum(faceAngles).default('auto'),
});
export type AnalysisSettings = z.infer<typeof AnalysisSettings>;

/** A price and a time before anything is spent. */
export const SwapOffer = z.object({
  credits: z.number().int(),
  /** Waiting in the queue and working, for the whole video, measured on this machine. */
  estimate_seconds: z.number(),
});

export const Video = z.object({
  id: z.uuid(),
  state: z.enum(videoStates),
  /** 0 to 100 of the present state; null while nobody works on it yet. */
  progress: z.number().int().nullable(),
  error_code: z.enum(videoErrorCodes).nullable(),
  file_name: z.string(),
  bytes: z.number().int(),
  bytes_received: z.number().int(),
  probe: VideoProbe.nullable(),
  settings: AnalysisSettings,
  people: z.array(VideoPerson),
  poster_url: z.string().nullable(),
  /** The video itself, for the page's player; null until it is checked. */
  source_url: z.string().nullable(),
  offer: SwapOffer.nullable(),
  review: OwnReview.nullable(),
  /**
   * Of a held video: how long it would be without the doubted moments, and the video that was made so. Null where too
   * little would be left.
   */
  without_doubt: z.object({ seconds: z.number(), video_id: z.uuid().nullable() }).nullable(),
  created_at: z.iso.datetime(),
  deletes_at: z.iso.datetime(),
});
export type Video = z.infer<typeof Video>;

export const VideoAnswer = z.object({ data: z.object({ video: Video }) });
export const VideosAnswer = z.object({ data: z.array(Video) });

/** SHA-256 over the size and sixteen samples of the file, in hex: the page can make it of 500 MB in a moment. */
export const contentSamples = { count: 16, bytes: 65_536 } as const;
export const KnownVideoQuery = z.object({ sample: z.string().regex(/^[0-9a-f]{64}$/) });
/** The same file that this account has here already, or the upload of it that broke off; nothing is sent twice. */
export const KnownVideoAnswer = z.object({ data: z.object({ video: Video.nullable() }) });

const fileNameField = z.string().trim().min(1).max(255);
export const RenameVideoBody = z.strictObject({ file_name: fileNameField });
export type RenameVideoBody = z.infer<typeof RenameVideoBody>;

export const MappingItem = z.strictObject({ person_id: z.string().regex(/^p[1-9][0-9]{0,3}$/), face_id: z.uuid() });
export const mappingMax = 20;
export const Mapping = z.array(MappingItem).min(1, { error: 'validation.face_required' }).max(mappingMax);

/** What was being prepared when something was held: the mail about the decision leads back to it. */
export const Continuation = z.strictObject({ video_id: z.uuid(), mapping: Mapping });
export type Continuation = z.infer<typeof Continuation>;

export const Trim = z.strictObject({ from: z.number().min(0).max(600), to: z.number().min(0).max(600) });

/** `detection_mode` and `gender` choose whom a mapping may name; the others belong to the analysis. */
export const SwapSettings = z.strictObject({
  detection_model: z.enum(detectionModels).optional(),
  detection_mode: z.enum(detectionModes).optional(),
  face_angle: z.enum(faceAngles).optional(),
  gender: z.enum(genderFilters).optional(),
  trim: Trim.optional(),
});
export type SwapSettings = z.infer<typeof SwapSettings>;

export const PreviewBody = z.strictObject({
  mapping: Mapping,
  /** A moment of the video; the hardest moments of the mapped people without it. */
  at_seconds: z.number().min(0).max(600).optional(),
  settings: SwapSettings.optional(),
});
export type PreviewBody = z.infer<typeof PreviewBody>;
export const PreviewAnswer = z.object({
  data: z.object({
    pictures: z.array(z.object({ seconds: z.number(), before_url: z.string(), after_url: z.string() })),
  }),
});

export const videoPurposes = ['video', 'clip'] as const;
export type VideoPurpose = (typeof videoPurposes)[number];

export const UploadMetadata = z.object({
  filename: fileNameField,
  filetype: z.string().max(100).default(''),
  /** `clip` is for the catalogue and open to staff only. */
  purpose: z.enum(videoPurposes),
  sample: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export type UploadMetadata = z.infer<typeof UploadMetadata>;
