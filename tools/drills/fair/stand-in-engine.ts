import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Engine, SwapJob, TaskName, TaskResults } from '@semblante/engine';
import type { WorkClock } from './work-clock.ts';

/** A video of 720p, by its length. */
export interface StandInVideo {
  seconds: number;
}

export const fps = 30;
const framesPerSegment = 300;
/** Real seconds for a second of video; about a tenth of what two cores need. */
const secondsOfWork = { render: 0.1, join: 0.01, screen: 0.03, plan: 0.3 };
/** The same of a picture: 12 megapixels with another face, 3 after an enlargement; looking at either. */
const secondsOfPicture = { swap: 0.5, enlarge: 0.7, screen: 0.1 };
const spread = 0.15;

interface Asked {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: { stage: 'render'; fraction: number; secondsLeft: number | undefined }) => void) | undefined;
}

/**
 * Takes its time like the engine, a little more or less each time, and makes nothing: queue, leases, turns and forecast
 * around it are the product's own.
 */
export function openStandIn(
  videos: ReadonlyMap<string, StandInVideo>,
  { random, clock }: { random: () => number; clock: WorkClock },
): Engine {
  const work = async (seconds: number, { signal, onProgress }: Asked) => {
    const parts = 4;
    const ms = seconds * 1000 * (1 - spread + 2 * spread * random());
    for (let part = 1; part <= parts; part += 1) {
      await new Promise((resolve) => setTimeout(resolve, ms / parts));
      clock.add(ms / parts / 1000);
      signal?.throwIfAborted();
      onProgress?.({ stage: 'render', fraction: part / parts, secondsLeft: undefined });
    }
  };
  const lengthOf = (video: string) => videos.get(video)?.seconds ?? 0;
  const results: { [Name in TaskName]?: (input: never, asked: Asked) => Promise<unknown> } = {
    planSwap: async ({ job }: { job: SwapJob }, asked) => {
      await work(secondsOfWork.plan, asked);
      const frames = Math.round(lengthOf(job.video) * fps);
      const count = Math.max(1, Math.round(frames / framesPerSegment));
      const segments = Array.from({ length: count }, (_, i) => ({
        first: Math.round((i * frames) / count),
        end: Math.round(((i + 1) * frames) / count),
      }));
      return { range: { first: 0, end: frames }, segments };
    },
    renderSegment: async ({ range }: { range: { first: number; end: number } }, asked) => {
      await work(((range.end - range.first) / fps) * secondsOfWork.render, asked);
      return { coverage: [], wasRendered: false };
    },
    joinSwap: async ({ job, out }: { job: SwapJob; out: string }, asked) => {
      await work(lengthOf(job.video) * secondsOfWork.join, asked);
      await mkdir(dirname(out), { recursive: true });
      await writeFile(out, job.video);
      return { frames: 1, coverage: [{ person: 'p1', shown: 1, swapped: 1 }], label: {}, provenance: {} };
    },
    // A made result names its video: see joinSwap.
    screenVideo: async ({ video }: { video: string }, asked) => {
      await work(lengthOf(await readFile(video, 'utf8')) * secondsOfWork.screen, asked);
      return { verdict: 'pass' };
    },
    fingerprintVideo: async () => ({ fingerprint: '' }),
    swapPhoto: async ({ out }: { out: string }, asked) => {
      await work(secondsOfPicture.swap, asked);
      await writeFile(out, 'a photo');
      return {
        coverage: [{ person: 'p1', shown: 1, swapped: 1 }],
        width: 4000,
        height: 3000,
        label: 'drawn',
        provenance: {},
      };
    },
    enhance: async ({ out }: { out: string }, asked) => {
      await work(secondsOfPicture.enlarge, asked);
      await writeFile(out, 'a picture');
      return { width: 2000, height: 1500, format: 'jpeg', wasCleaned: false, smallFaces: 0, provenance: {} };
    },
    screenImage: async (_image, asked) => {
      await work(secondsOfPicture.screen, asked);
      return { verdict: 'pass' };
    },
    fingerprintImage: async () => ({ fingerprint: '' }),
    probe: async () => ({ seconds: 1 }),
    stills: async ({ out }: { out: string }) => {
      const file = join(out, 'still-0.jpg');
      await writeFile(file, '');
      return { files: [file] };
    },
  };
  return {
    run: async (task, input, options = {}) => {
      const make = results[task];
      if (!make) throw new Error(`the stand-in does not know ${task}`);
      return (await make(input as never, options as Asked)) as TaskResults[typeof task];
    },
    close: async () => {},
  };
}
