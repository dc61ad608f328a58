import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { benchLimits } from '@semblante/media/video';
import { knownFacesOf } from './metrics/visible-face.ts';
import { measureClip, type MeasuredFrame } from './metrics/measure-clip.ts';
import { qualityReport, type QualityReport } from './metrics/quality-report.ts';
import type { SwapJob } from '../src/pipelines/swap-job.ts';
import { swapVideo } from '../src/pipelines/swap-video.ts';
import type { Look } from '../src/swap/look.ts';
import type { Vision } from '@semblante/vision/networks';
import { BelievabilityMeter, type BelievabilityReport } from './believable/believability-meter.ts';
import { EnlargedSheet } from './believable/enlarged-sheet.ts';
import type { AnalysedClip } from './bench-clip.ts';
import { tileOf, type SheetRow } from './contact-sheet.ts';
import type { Judges } from './judges/open-judges.ts';
import { describePhoto } from './measure-files.ts';
import { descriptorDistance, type Recogniser } from './recogniser/recogniser.ts';

export interface BenchTools {
  vision: Vision;
  recogniser: Recogniser;
  weights: string;
  /** Without them only what the engine's own networks see is measured. */
  judges?: Judges;
  /** SFace's descriptions of all photos at hand. */
  lineUp?: readonly Float32Array[];
}

export interface SwapToMeasure extends AnalysedClip {
  name: string;
  file: string;
  person: string;
  photo: string;
  frames: number;
  /** Where the result and its segments go. */
  folder: string;
  look?: Partial<Look> | undefined;
  onFrame?: ((frame: MeasuredFrame) => Promise<void> | void) | undefined;
}

export interface MeasuredSwap {
  quality: QualityReport & Partial<BelievabilityReport>;
  row: SheetRow;
  /** The enlarged sheet's file, where judges looked. */
  sheet?: string | undefined;
}

const momentsShown = 8;

/** Swaps a face through the whole pipeline, file to file, and judges the result. */
export async function measureSwap(tools: BenchTools, swap: SwapToMeasure): Promise<MeasuredSwap> {
  const { name, file, trim, analysis, person, photo, frames, folder, look } = swap;
  const out = join(folder, `${name.replaceAll(/\W+/g, '-')}.mp4`);
  const mapping = [{ person, photos: [photo] }];
  const job: SwapJob = { video: file, analysis: analysis.folder, mapping, label: 'none', trim, weights: tools.weights };
  const segments = `${out}.segments`;
  // What an earlier run of the benchmark rendered was rendered by earlier code.
  await rm(segments, { recursive: true, force: true });
  await swapVideo(job, out, { folder: segments, limits: benchLimits, look });
  await rm(segments, { recursive: true, force: true });
  const source = await describePhoto(tools, photo);
  const measured = Math.min(frames, analysis.video.frames);
  const judged =
    tools.judges &&
    (await BelievabilityMeter.open(tools.judges, { photo: source, others: tools.lineUp ?? [], frames: measured }));
  const enlarged = new EnlargedSheet({ frames: measured });
  const moments: SheetRow['moments'][number][] = [];
  const showEvery = Math.max(1, Math.floor(measured / momentsShown));
  const quality = await measureClip({
    vision: tools.vision,
    before: file,
    after: out,
    framesMax: frames,
    known: knownFacesOf(analysis, person),
    cuts: analysis.cuts,
    displayRotation: analysis.video.rotation,
    distanceToPhoto: async (picture, mesh) =>
      descriptorDistance(await tools.recogniser.describe(picture, mesh), source.descriptor),
    async onFrame(frame) {
      const { index, before, after, face } = frame;
      if (face && index % showEvery === 0 && moments.length < momentsShown)
        moments.push({ before: tileOf(before, face), after: tileOf(after, face) });
      const expression = face && (await judged?.add({ index, before, after, face }));
      if (expression) enlarged.add({ index, before, after, face, expression });
      await swap.onFrame?.(frame);
    },
  });
  const sheet = judged && out.replace(/mp4$/, 'png');
  if (sheet) await enlarged.write(sheet, { name, photo: source });
  return {
    quality: { ...qualityReport(quality), ...judged?.report() },
    row: { label: name, photo: tileOf(source.picture, source.mesh), moments },
    sheet,
  };
}
