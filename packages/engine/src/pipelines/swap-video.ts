import type { StageProgress } from '@semblante/media';
import { finishSwap, type FinishedSwap } from './finish-swap.ts';
import { openSwap, type OpenSwapOptions } from './open-swap.ts';
import { findRendered, renderSegment } from './render-segments.ts';
import type { SigningChoice } from './signing-choice.ts';
import type { SwapJob } from './swap-job.ts';

export interface SwapContext extends OpenSwapOptions {
  /** Without a certificate the result is labelled and not signed. */
  signing?: SigningChoice | undefined;
  onProgress?: ((progress: StageProgress) => void) | undefined;
}

export interface SwapReport extends FinishedSwap {
  segments: { rendered: number; kept: number };
}

/**
 * Renders what is not rendered yet, then joins and signs. But for the signature the result does not depend on how often
 * it was interrupted.
 */
export async function swapVideo(job: SwapJob, out: string, context: SwapContext): Promise<SwapReport> {
  const { signal, onProgress, folder, signing = { kind: 'none' } } = context;
  const swap = await openSwap(job, context);
  try {
    const { video, range, segments } = swap;
    const total = range.end - range.first;
    const known = await Promise.all(segments.map((segment) => findRendered(folder, segment)));
    const missing = segments.filter((_, i) => !known[i]);
    let done = total - missing.reduce((sum, { first, end }) => sum + end - first, 0);
    onProgress?.({ stage: 'prepare', done: 0, total: 1 });
    const cast = missing.length > 0 ? await swap.cast() : undefined;
    onProgress?.({ stage: 'prepare', done: 1, total: 1 });
    for (const segment of missing) {
      const onFrame = () => onProgress?.({ stage: 'render', done: ++done, total });
      await renderSegment(segment, {
        video,
        folder,
        cast: cast!,
        analysis: swap.analysis,
        label: job.label,
        onFrame,
        signal,
      });
    }
    const finished = await finishSwap(swap, { folder, out, signing, signal, onProgress });
    return { ...finished, segments: { rendered: missing.length, kept: segments.length - missing.length } };
  } finally {
    await swap.close();
  }
}
