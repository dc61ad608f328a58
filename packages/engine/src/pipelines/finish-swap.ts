import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { EngineError, type StageProgress } from '@semblante/media';
import { joinSegments } from '@semblante/media/video';
import { signVideo, type SignResult } from '@semblante/media/provenance';
import { totalCoverage, type Coverage } from './coverage.ts';
import { reportLabel, type LabelReport } from './label-frames.ts';
import type { OpenSwap } from './open-swap.ts';
import { findRendered, segmentFile } from './render-segments.ts';
import { openCertificate, type SigningChoice } from './signing-choice.ts';

export interface FinishedSwap {
  frames: number;
  coverage: Coverage[];
  label: LabelReport;
  /** Whether the result carries a signed manifest, and why not; what its metadata says it says in any case. */
  provenance: SignResult;
}

export interface FinishOptions {
  folder: string;
  out: string;
  signing: SigningChoice;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: StageProgress) => void) | undefined;
}

/**
 * Joins rendered segments, says in the file what was done to which video, and signs it. Nothing bears the name `out`
 * before it says so.
 */
export async function finishSwap(
  { job, video, analysis, range, segments }: OpenSwap,
  { folder, out, signing, signal, onProgress }: FinishOptions,
): Promise<FinishedSwap> {
  const coverage = await Promise.all(segments.map((segment) => findRendered(folder, segment)));
  const missing = coverage.findIndex((each) => !each);
  if (missing >= 0)
    throw new EngineError('engine.input_invalid', {
      reason: 'a segment is not rendered yet',
      first: segments[missing]!.first,
    });
  // A wrong certificate is found before anything is written.
  const certificate = await openCertificate(signing);
  const joined = `${out}.${randomUUID()}.joined`;
  try {
    onProgress?.({ stage: 'join', done: 0, total: 1 });
    await joinSegments({
      video,
      range,
      segments: segments.map((segment) => segmentFile(folder, segment)),
      out: joined,
      signal,
    });
    onProgress?.({ stage: 'join', done: 1, total: 1 });
    const provenance = await signVideo({
      file: joined,
      out,
      action: 'face_swapped',
      certificate,
      parent: job.video,
      signal,
    });
    onProgress?.({ stage: 'sign', done: 1, total: 1 });
    return {
      frames: range.end - range.first,
      coverage: totalCoverage(coverage.map((each) => each!)),
      label: reportLabel(analysis, { label: job.label, range }),
      provenance,
    };
  } finally {
    await rm(joined, { force: true });
  }
}
