// A process of its own: tells how much memory a clip of 10,000 frames takes at its 1,000th frame and at most
// afterwards.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { castOf, renderPortrait, scene } from '@semblante/actors';
import * as z from 'zod';
import { analyseVideo, choosePeople } from '@semblante/vision/analyse';
import { benchLimits, openVideo } from '@semblante/media/video';
import { yuvFromRgb } from '@semblante/media/picture';
import type { SwapJob } from '../src/pipelines/swap-job.ts';
import { swapVideo } from '../src/pipelines/swap-video.ts';
import type { StageProgress } from '@semblante/media';
import { makeClip } from '@semblante/media/testing';
import { openVision } from '@semblante/vision/networks';
import { benchAnalysis } from './bench-clip.ts';
import { writePhoto } from './photo-file.ts';

const Task = z.object({ folder: z.string(), weights: z.string(), frames: z.int().positive().default(10_000) });
const size = { width: 320, height: 180 } as const;
const settledAfterFrames = 1000;
const lookEveryFrames = 100;
const megabyte = 2 ** 20;

/** Memory of one stage once it has settled, and the most of it later. */
class MemoryWatch {
  #settled = 0;
  #later = 0;

  look({ done }: StageProgress): void {
    if (done % lookEveryFrames !== 0) return;
    const used = process.memoryUsage.rss() / megabyte;
    if (done <= settledAfterFrames) this.#settled = Math.max(this.#settled, used);
    else this.#later = Math.max(this.#later, used);
  }

  report() {
    return { until_1000_frames_mb: Math.round(this.#settled), later_max_mb: Math.round(this.#later) };
  }
}

const { folder, weights, frames } = Task.parse(JSON.parse(process.argv[2] ?? '{}'));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const clip = join(folder, 'long.mp4');
const photo = join(folder, 'photo.png');
await makeLongClip();
const sitter = renderPortrait(castOf('hana')[0]!, { width: 480, height: 480 });
await writePhoto(
  photo,
  yuvFromRgb(sitter.rgb, { width: 480, height: 480, colour: { range: 'full', matrix: 'bt601' } }),
);

const analysisWatch = new MemoryWatch();
const vision = await openVision({ weightsFolder: weights });
const analysis = await analyseVideo(await openVideo(clip, benchLimits), {
  vision,
  settings: benchAnalysis,
  folder: join(folder, 'analysis'),
  onProgress: (progress) => analysisWatch.look(progress),
});
const [person] = choosePeople(analysis, { mode: 'largest', gender: 'any' });
analysis.close();
await vision.close();
const swapWatch = new MemoryWatch();
const job: SwapJob = {
  video: clip,
  analysis: join(folder, 'analysis'),
  mapping: [{ person: person!, photos: [photo] }],
  label: 'none',
  weights,
};
await swapVideo(job, join(folder, 'swapped.mp4'), {
  folder: join(folder, 'segments'),
  limits: benchLimits,
  onProgress: (progress) => {
    if (progress.stage === 'render') swapWatch.look(progress);
  },
});
await rm(folder, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify({ frames, analysis: analysisWatch.report(), swap: swapWatch.report() })}\n`);
process.exit(0);

/** A scene forth and back, again and again: no cut, and few frames to render. */
async function makeLongClip(): Promise<void> {
  const stage = scene('frontal', { ...size, fps: 25 });
  const pictures = Array.from({ length: stage.frames }, (_, frame) => stage.frameAt(frame).rgb);
  const period = 2 * (stage.frames - 1);
  const pictureAt = (frame: number) => pictures[Math.min(frame % period, period - (frame % period))]!;
  await makeClip({ file: clip, ...size, frames, fps: 25, keyframeEvery: 250, picture: pictureAt });
}
