import { join } from 'node:path';
import type * as z from 'zod';
import { analyseVideo, type AnalysedPerson } from '@semblante/vision/analyse';
import { EngineError, trackProgress, type Stage, type StageProgress } from '@semblante/media';
import { type TaskContext, type TaskHandler, holdsMoreThan, StaleChild } from '@semblante/media/isolation';
import { encodeFingerprint } from '@semblante/media/fingerprint';
import { fingerprintImage, fingerprintVideo } from '@semblante/media/fingerprinter';
import { benchLimits, productLimits, type VideoLimits, openVideo, probeVideo } from '@semblante/media/video';
import { judgePhoto } from '../photo/index.ts';
import { loadPhoto } from '@semblante/media/picture';
import { verifyFile } from '@semblante/media/provenance';
import { closeEyes, loadScreenedImage, screenImage, screenVideo, withEyes } from '@semblante/vision/screen';
import { openVision } from '@semblante/vision/networks';
import { cutOutImage, previewCutOut } from './cut-out-image.ts';
import { closeNetwork, isNetworkOpen } from './cut-out-networks.ts';
import { renderCutOut } from './cut-out-render.ts';
import { takeImage, viewCutOut } from './cut-out-views.ts';
import { enhanceImage, previewEnhanced } from './enhance-image.ts';
import { leaveOut } from './leave-out.ts';
import type { OpenSwap } from './open-swap.ts';
import type * as Swapping from './swapping.ts';
import { prepareWeights } from './prepare-weights.ts';
import { shrinkVideo } from './shrink-video.ts';
import { writeStills } from './still-frames.ts';
import { takePhoto } from './take-photo.ts';
import { taskInputs, type LimitsName, type PersonSummary, type TaskName, type TaskResults } from './task-inputs.ts';

let swapping: Promise<typeof Swapping> | undefined;
const loadSwapping = () => (swapping ??= import('./swapping.ts'));
const closeWarm = async () => await (await swapping)?.closeWarm();
const closeFaceTools = async () => await (await swapping)?.closeFaceTools();

/** `product` is what users may upload; `bench` reads other containers and sizes too, for measuring. */
const limitsByName: Record<LimitsName, VideoLimits> = { product: productLimits, bench: benchLimits };
/** How the time of a task is shared out among its stages, from the benchmark at 720p. */
const weightsOf: Partial<Record<TaskName, Partial<Record<Stage, number>>>> = {
  analyse: { analyse: 1 },
  leaveOut: { render: 0.97, join: 0.03 },
  renderSegment: { prepare: 0.05, render: 0.95 },
  joinSwap: { join: 0.7, sign: 0.3 },
  swap: { prepare: 0.03, render: 0.93, join: 0.03, sign: 0.01 },
  screenVideo: { screen: 1 },
  swapPhoto: { prepare: 0.2, render: 0.6, sign: 0.2 },
  cutOut: { prepare: 0.05, render: 0.9, sign: 0.05 },
  enhance: { prepare: 0.06, render: 0.9, sign: 0.04 },
};

/**
 * A child that cuts out picture after picture keeps ISNet and its 1.2 GB open; a video, or a large render, needs that
 * room.
 */
const besideNetwork: ReadonlySet<TaskName> = new Set([
  'cutOut',
  'cutOutPreview',
  'takeImage',
  'viewCutOut',
  'screenImage',
  'fingerprintImage',
  'verify',
] as const);
/** These need the room of a screen's networks too; beside everything else they stay open. */
const withoutEyes: ReadonlySet<TaskName> = new Set([
  'preview',
  'planSwap',
  'renderSegment',
  'joinSwap',
  'swap',
  'swapPhoto',
  'previewPhoto',
  'cutOut',
  'renderCutOut',
  'enhance',
] as const);

/** One after the other for somebody at a page: what faces are drawn with stays open between these. */
const besideFaces: ReadonlySet<TaskName> = new Set([
  'lookAtPhoto',
  'previewPhoto',
  'swapPhoto',
  'takePhoto',
  'takeImage',
  'screenImage',
  'fingerprintImage',
  'enhance',
  'enhancePreview',
] as const);

/** The largest tasks of pictures: nothing that another tool keeps open has room beside them. */
const withoutWarm: ReadonlySet<TaskName> = new Set(['cutOut', 'enhance'] as const);

/**
 * What a child may hold before a task, in MB: the largest need 900 more (docs/engine.md, "Isolation"), and a child may
 * have 1,800. ISNet and a video's job are what is needed already.
 */
const beforeTaskMb = { usual: 800, withLarge: 1500 };
const isLargeKept = async () => isNetworkOpen('full') || ((await swapping)?.isJobWarm() ?? false);

const progressFor = (task: TaskName, { onProgress }: TaskContext): ((step: StageProgress) => void) =>
  trackProgress(weightsOf[task] ?? {}, onProgress);

function define<N extends TaskName>(
  name: N,
  handle: (input: z.output<(typeof taskInputs)[N]>, context: TaskContext) => Promise<TaskResults[N]>,
): TaskHandler {
  return async (input, context) => {
    if (!besideNetwork.has(name)) await closeNetwork('full');
    if (withoutWarm.has(name)) await Promise.all([closeNetwork('preview'), closeWarm()]);
    if (withoutEyes.has(name)) await closeEyes();
    if (!besideFaces.has(name)) await closeFaceTools();
    if (holdsMoreThan((await isLargeKept()) ? beforeTaskMb.withLarge : beforeTaskMb.usual)) throw new StaleChild();
    return handle(taskInputs[name].parse(input) as z.output<(typeof taskInputs)[N]>, context);
  };
}

/** What a child of the engine can be asked to do. */
export const tasks: Record<TaskName, TaskHandler> = {
  prepareWeights: define('prepareWeights', ({ network, weights }, { signal }) =>
    prepareWeights(network, { folder: weights, signal }),
  ),

  probe: define('probe', ({ video, limits }, { signal }) => probeVideo(video, limitsByName[limits], signal)),

  analyse: define('analyse', async ({ video, folder, settings, weights, limits }, context) => {
    const { signal } = context;
    const opened = await openVideo(video, limitsByName[limits], signal);
    const vision = await openVision({ weightsFolder: weights, signal });
    try {
      const analysis = await analyseVideo(opened, {
        vision,
        settings,
        folder,
        signal,
        onProgress: progressFor('analyse', context),
      });
      analysis.close();
      return { video: analysis.video, cuts: analysis.cuts, people: analysis.people.map(summaryOf) };
    } finally {
      await vision.close();
    }
  }),

  judgePhoto: define('judgePhoto', async ({ photo, weights }, { signal }) => {
    const vision = await openVision({ weightsFolder: weights, signal });
    try {
      return await judgePhoto(vision, await loadPhoto(photo));
    } finally {
      await vision.close();
    }
  }),

  takePhoto: define('takePhoto', async ({ weights, ...asked }, { signal }) => {
    const vision = await openVision({ weightsFolder: weights, signal });
    try {
      return await takePhoto(vision, asked);
    } finally {
      await vision.close();
    }
  }),

  stills: define('stills', async ({ video, limits, seconds, out }, { signal }) => ({
    files: await writeStills(await openVideo(video, limitsByName[limits], signal), { seconds, out, signal }),
  })),

  shrink: define('shrink', async ({ video, limits, heights, out }, { signal }) => ({
    sizes: await shrinkVideo(await openVideo(video, limitsByName[limits], signal), { heights, out, signal }),
  })),

  leaveOut: define('leaveOut', async ({ video, limits, stretches, out }, context) => {
    const { signal, scratch } = context;
    return await leaveOut(await openVideo(video, limitsByName[limits], signal), {
      stretches,
      out,
      scratch,
      signal,
      onProgress: progressFor('leaveOut', context),
    });
  }),

  preview: define('preview', async ({ job, limits, at, out }, context) => {
    const { signal } = context;
    const { frameAt, painterOf, previewFrame, secondsAt, withWarm } = await loadSwapping();
    return withWarm(
      job,
      { folder: join(context.scratch, 'preview'), limits: limitsByName[limits], signal },
      async ({ swap, cast }) => {
        const frames =
          at === 'hardest' ? hardestFrames(swap) : ['frame' in at ? at.frame : frameAt(swap.video, at.seconds)];
        const last = swap.video.timeline.pts.length - 1;
        const paint = painterOf(await cast(), swap.analysis, job.label);
        const pictures: TaskResults['preview']['pictures'] = [];
        for (const frame of frames.map((wanted) => Math.min(wanted, last))) {
          const picture = {
            frame,
            seconds: secondsAt(swap.video, frame),
            before: join(out, `${frame}-before.jpg`),
            after: join(out, `${frame}-after.jpg`),
          };
          await previewFrame({ video: swap.video, paint, signal, ...picture });
          pictures.push(picture);
        }
        return { pictures };
      },
    );
  }),

  planSwap: define('planSwap', async ({ job, limits, folder }, { signal }) => {
    const { withWarm } = await loadSwapping();
    return withWarm(job, { folder, limits: limitsByName[limits], signal }, async ({ swap: { range, segments } }) => ({
      range,
      segments,
    }));
  }),

  renderSegment: define('renderSegment', async ({ job, limits, folder, range }, context) => {
    const { signal } = context;
    const tell = progressFor('renderSegment', context);
    const { findRendered, renderSegment, withWarm } = await loadSwapping();
    const known = await findRendered(folder, range);
    if (known) return { coverage: known, wasRendered: true };
    return withWarm(job, { folder, limits: limitsByName[limits], signal }, async ({ swap, cast }) => {
      if (!swap.segments.some(({ first, end }) => first === range.first && end === range.end))
        throw new EngineError('engine.input_invalid', { reason: 'no such segment' });
      const prepared = await cast();
      tell({ stage: 'prepare', done: 1, total: 1 });
      let done = 0;
      const onFrame = () => tell({ stage: 'render', done: ++done, total: range.end - range.first });
      return {
        coverage: await renderSegment(range, {
          video: swap.video,
          folder,
          cast: prepared,
          analysis: swap.analysis,
          label: job.label,
          onFrame,
          signal,
        }),
        wasRendered: false,
      };
    });
  }),

  joinSwap: define('joinSwap', async ({ job, limits, folder, out, signing }, context) => {
    const { signal } = context;
    const { finishSwap, withWarm } = await loadSwapping();
    const finished = await withWarm(job, { folder, limits: limitsByName[limits], signal }, ({ swap }) =>
      finishSwap(swap, { folder, out, signing, signal, onProgress: progressFor('joinSwap', context) }),
    );
    await closeWarm();
    return finished;
  }),

  swap: define('swap', async ({ job, limits, folder, out, signing }, context) =>
    (await loadSwapping()).swapVideo(job, out, {
      folder,
      limits: limitsByName[limits],
      signing,
      signal: context.signal,
      onProgress: progressFor('swap', context),
    }),
  ),

  lookAtPhoto: define('lookAtPhoto', async ({ weights, ...asked }, { signal }) => {
    const { lookAtPhoto, withFaceTools } = await loadSwapping();
    return await withFaceTools({ weights, signal }, ({ vision }) => lookAtPhoto(vision, asked));
  }),

  swapPhoto: define('swapPhoto', async ({ job, out, thumbnail, signing }, context) => {
    const { signal } = context;
    const { swapPhoto, withFaceTools } = await loadSwapping();
    const onProgress = progressFor('swapPhoto', context);
    return await withFaceTools({ weights: job.weights, signal }, (tools) =>
      swapPhoto(job, { tools, out, thumbnail, signing, signal, onProgress }),
    );
  }),

  previewPhoto: define('previewPhoto', async ({ job, out }, { signal }) => {
    const { previewPhoto, withFaceTools } = await loadSwapping();
    return await withFaceTools({ weights: job.weights, signal }, (tools) => previewPhoto(job, { tools, out, signal }));
  }),

  cutOut: define('cutOut', async ({ job, out, signing }, context) => {
    return cutOutImage(job, { out, signing, signal: context.signal, onProgress: progressFor('cutOut', context) });
  }),

  takeImage: define('takeImage', (input, { signal }) => takeImage(input, signal)),

  viewCutOut: define('viewCutOut', (input) => viewCutOut(input)),

  renderCutOut: define('renderCutOut', ({ job, out, thumbnail, alpha, signing }, { signal }) =>
    renderCutOut({ job, out, thumbnail, alpha }, { signing, signal }),
  ),

  cutOutPreview: define('cutOutPreview', (input, { signal }) => previewCutOut(input, signal)),

  enhance: define('enhance', async ({ job, ...files }, context) => {
    return enhanceImage(job, { ...files, signal: context.signal, onProgress: progressFor('enhance', context) });
  }),

  enhancePreview: define('enhancePreview', (input, { signal }) => previewEnhanced(input, signal)),

  screenImage: define('screenImage', ({ image, weights }, { signal }) =>
    withEyes({ weights, signal }, async (eyes) => screenImage(await loadScreenedImage(image), { eyes, signal })),
  ),

  screenVideo: define('screenVideo', async ({ video, weights, limits, trim }, context) => {
    const { signal } = context;
    const opened = await openVideo(video, limitsByName[limits], signal);
    return withEyes({ weights, signal }, (eyes) =>
      screenVideo(opened, { eyes, trim, signal, onProgress: progressFor('screenVideo', context) }),
    );
  }),

  fingerprintVideo: define('fingerprintVideo', async ({ video, limits, detail }, { signal }) => {
    const opened = await openVideo(video, limitsByName[limits], signal);
    return { fingerprint: encodeFingerprint(await fingerprintVideo(opened, { detail, signal })).toString('base64') };
  }),

  fingerprintImage: define('fingerprintImage', async ({ image }) => ({
    fingerprint: encodeFingerprint(await fingerprintImage(image)).toString('base64'),
  })),

  verify: define('verify', ({ file, certificates }) => verifyFile(file, { certificates })),
};

function summaryOf(person: AnalysedPerson): PersonSummary {
  const {
    id,
    share,
    frames,
    ranges,
    gender,
    genderScore,
    medianFaceWidth,
    hardest,
    thumbnail,
    neutralOpening,
    irisRatio,
  } = person;
  return {
    id,
    share,
    frames,
    ranges,
    gender,
    genderScore,
    medianFaceWidth,
    hardest,
    thumbnail,
    neutralOpening,
    irisRatio,
  };
}

function hardestFrames({ analysis, job, range }: OpenSwap): number[] {
  const frames = job.mapping.flatMap(({ person }) => analysis.getPerson(person).hardest.map(({ frame }) => frame));
  return [...new Set(frames)].filter((frame) => frame >= range.first && frame < range.end);
}
