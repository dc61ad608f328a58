import * as z from 'zod';
import { analysisSettings, type AnalysedPerson, type AnalysedVideo } from '@semblante/vision/analyse';
import type { Probe } from '@semblante/media/video';
import type { PhotoVerdict } from '../photo/index.ts';
import type { Verification } from '@semblante/media/provenance';
import type { ScreenVerdict } from '@semblante/vision/screen';
import type { Coverage } from './coverage.ts';
import type { CutOutReport } from './cut-out-image.ts';
import { CutOutJob, RenderCutOutJob } from './cut-out-job.ts';
import type { RenderedCutOut } from './cut-out-render.ts';
import type { TakenImage } from './cut-out-views.ts';
import type { EnhancePreview, EnhanceReport } from './enhance-image.ts';
import { EnhanceJob, EnhanceSpot } from './enhance-job.ts';
import type { FinishedSwap } from './finish-swap.ts';
import type { Shortened } from './leave-out.ts';
import type { ShrunkVideo } from './shrink-video.ts';
import { SigningChoice } from './signing-choice.ts';
import { PhotoJob, SwapJob, Trim } from './swap-job.ts';
import type { FoundInPhoto, SwappedPhoto } from './swap-photo.ts';
import type { SwapReport } from './swap-video.ts';
import type { TakenPhoto } from './take-photo.ts';

/** `product` is what users may upload; `bench` takes other containers and sizes too, for measuring. */
const Limits = z.enum(['product', 'bench']).default('product');
export type LimitsName = z.output<typeof Limits>;
const Range = z.object({ first: z.int().nonnegative(), end: z.int().positive() });

/** What the engine can be asked. This file loads no codec and no network, so that a server can import it. */
export const taskInputs = {
  /** Converts one network into the folder, for children that may only read there. */
  prepareWeights: z.object({ network: z.string(), weights: z.string() }),
  probe: z.object({ video: z.string(), limits: Limits }),
  analyse: z.object({
    video: z.string(),
    folder: z.string(),
    settings: analysisSettings,
    weights: z.string(),
    limits: Limits,
  }),
  judgePhoto: z.object({ photo: z.string(), weights: z.string() }),
  /** Judges, and writes what is to be kept of a good photo into the folder. `others` are photos of the same person. */
  takePhoto: z.object({
    photo: z.string(),
    weights: z.string(),
    others: z.array(z.string()).max(8),
    folder: z.string(),
  }),
  stills: z.object({
    video: z.string(),
    limits: Limits,
    seconds: z.array(z.number().nonnegative()).min(1).max(24),
    out: z.string(),
  }),
  /** Smaller sizes for looking at, into the folder; heights that are not smaller are left out. */
  shrink: z.object({
    video: z.string(),
    limits: Limits,
    heights: z.array(z.int().positive()).min(1).max(6),
    out: z.string(),
  }),
  /** The same video without some stretches (seconds), every other frame as it was. */
  leaveOut: z.object({
    video: z.string(),
    limits: Limits,
    stretches: z
      .array(z.object({ from: z.number().nonnegative(), to: z.number().positive() }))
      .min(1)
      .max(200),
    out: z.string(),
  }),
  preview: z.object({
    job: SwapJob,
    limits: Limits,
    /** A moment, or the hardest moments of the people mapped. */
    at: z.union([
      z.object({ seconds: z.number().nonnegative() }),
      z.object({ frame: z.int().nonnegative() }),
      z.literal('hardest'),
    ]),
    /** Folder for the pictures. */
    out: z.string(),
  }),
  planSwap: z.object({ job: SwapJob, limits: Limits, folder: z.string() }),
  renderSegment: z.object({ job: SwapJob, limits: Limits, folder: z.string(), range: Range }),
  joinSwap: z.object({ job: SwapJob, limits: Limits, folder: z.string(), out: z.string(), signing: SigningChoice }),
  swap: z.object({ job: SwapJob, limits: Limits, folder: z.string(), out: z.string(), signing: SigningChoice }),
  /** Who can be chosen in a picture; a thumbnail of each into the folder. */
  lookAtPhoto: z.object({ image: z.string(), weights: z.string(), folder: z.string() }),
  /** A PNG, and a small WebP of it. */
  swapPhoto: z.object({ job: PhotoJob, out: z.string(), thumbnail: z.string().optional(), signing: SigningChoice }),
  /** As it is and as it would be, as JPEGs of the picture's size into the folder `out`. */
  previewPhoto: z.object({ job: PhotoJob, out: z.string() }),
  cutOut: z.object({ job: CutOutJob, out: z.string(), signing: SigningChoice }),
  /** Reads an upload to its last pixel and writes what a page shows of it into the folder. */
  takeImage: z.object({ image: z.string(), folder: z.string() }),
  /** Files to write: the alpha of a finished cut-out in grey, and two smaller pictures of it. */
  viewCutOut: z.object({ cutOut: z.string(), alpha: z.string(), view: z.string(), thumbnail: z.string() }),
  /** A finished cut-out before something else; `alpha` is written where a mask changed it. */
  renderCutOut: z.object({
    job: RenderCutOutJob,
    out: z.string(),
    thumbnail: z.string(),
    alpha: z.string().optional(),
    signing: SigningChoice,
  }),
  /** A small WebP by the small network, for looking at while choosing. */
  cutOutPreview: z.object({ image: z.string(), weights: z.string(), out: z.string() }),
  enhance: z.object({ job: EnhanceJob, out: z.string(), thumbnail: z.string(), signing: SigningChoice }),
  /** Two small WebPs of a spot, as it is and as it will be, for looking at while choosing. */
  enhancePreview: EnhanceJob.extend({ spot: EnhanceSpot, before: z.string(), after: z.string() }),
  /** Of uploads and of results alike. */
  screenImage: z.object({ image: z.string(), weights: z.string() }),
  screenVideo: z.object({ video: z.string(), weights: z.string(), limits: Limits, trim: Trim }),
  /** `record` is kept with every output, `search` is of a copy that is to be recognised. */
  fingerprintVideo: z.object({
    video: z.string(),
    limits: Limits,
    detail: z.enum(['record', 'search']).default('record'),
  }),
  fingerprintImage: z.object({ image: z.string() }),
  /** `certificates` are PEMs of the signers to believe. */
  verify: z.object({ file: z.string(), certificates: z.array(z.string()) }),
};
export type TaskName = keyof typeof taskInputs;

/** What users choose from; what only the compositor needs stays in the analysis' folder. */
export type PersonSummary = Omit<AnalysedPerson, 'embedding' | 'neutral' | 'references'>;

export interface TaskResults {
  prepareWeights: void;
  probe: Probe;
  analyse: { video: AnalysedVideo; cuts: readonly number[]; people: PersonSummary[] };
  judgePhoto: PhotoVerdict;
  takePhoto: TakenPhoto;
  stills: { files: string[] };
  shrink: { sizes: ShrunkVideo[] };
  leaveOut: Shortened;
  preview: { pictures: { frame: number; seconds: number; before: string; after: string }[] };
  planSwap: { range: z.output<typeof Range>; segments: z.output<typeof Range>[] };
  renderSegment: { coverage: Coverage[]; wasRendered: boolean };
  joinSwap: FinishedSwap;
  swap: SwapReport;
  lookAtPhoto: FoundInPhoto;
  swapPhoto: SwappedPhoto;
  previewPhoto: { before: string; after: string };
  cutOut: CutOutReport;
  takeImage: TakenImage;
  viewCutOut: void;
  renderCutOut: RenderedCutOut;
  cutOutPreview: Omit<CutOutReport, 'provenance' | 'format'>;
  enhance: EnhanceReport;
  enhancePreview: EnhancePreview;
  screenImage: ScreenVerdict;
  screenVideo: ScreenVerdict;
  /** Base64 of an encoded fingerprint, as `compareFingerprints` takes it decoded. */
  fingerprintVideo: { fingerprint: string };
  fingerprintImage: { fingerprint: string };
  verify: Verification;
}
