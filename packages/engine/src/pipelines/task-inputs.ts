import * as z from 'zod';
import { analysisSettings, type AnalysedPerson, type AnalysedVideo } from '../analyse/analysis-schema.ts';
import type { Probe } from '../media/probe.ts';
import type { PhotoVerdict } from '../photo/index.ts';
import type { Coverage } from './coverage.ts';
import { SwapJob } from './swap-job.ts';
import type { SwapReport } from './swap-video.ts';

/** `product` is what users may upload; `bench` takes other containers and sizes too, for measuring. */
const Limits = z.enum(['product', 'bench']).default('product');
export type LimitsName = z.output<typeof Limits>;
const Range = z.object({ first: z.int().nonnegative(), end: z.int().positive() });

/** What the engine can be asked. This file loads no codec and no network, so that a server can import it. */
export const taskInputs = {
  probe: z.object({ video: z.string(), limits: Limits }),
  analyse: z.object({ video: z.string(), folder: z.string(), settings: analysisSettings, weights: z.string(), limits: Limits }),
  judgePhoto: z.object({ photo: z.string(), weights: z.string() }),
  preview: z.object({
    job: SwapJob,
    limits: Limits,
    /** A moment, or the hardest moments of the people mapped. */
    at: z.union([z.object({ seconds: z.number().nonnegative() }), z.object({ frame: z.int().nonnegative() }), z.literal('hardest')]),
    /** Folder for the pictures. */
    out: z.string(),
  }),
  planSwap: z.object({ job: SwapJob, limits: Limits, folder: z.string() }),
  renderSegment: z.object({ job: SwapJob, limits: Limits, folder: z.string(), range: Range }),
  joinSwap: z.object({ job: SwapJob, limits: Limits, folder: z.string(), out: z.string() }),
  swap: z.object({ job: SwapJob, limits: Limits, folder: z.string(), out: z.string() }),
};
export type TaskName = keyof typeof taskInputs;

/** What users choose from; what only the compositor needs stays in the analysis' folder. */
export type PersonSummary = Omit<AnalysedPerson, 'embedding' | 'neutral' | 'references'>;

export interface TaskResults {
  probe: Probe;
  analyse: { video: AnalysedVideo; cuts: readonly number[]; people: PersonSummary[] };
  judgePhoto: PhotoVerdict;
  preview: { pictures: { frame: number; before: string; after: string }[] };
  planSwap: { range: z.output<typeof Range>; segments: z.output<typeof Range>[] };
  renderSegment: { coverage: Coverage[]; wasRendered: boolean };
  joinSwap: { frames: number; coverage: Coverage[] };
  swap: SwapReport;
}
