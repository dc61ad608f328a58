import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Analysis } from '@semblante/vision/analyse';
import { type FrameRange, encodeSegment, type Video, readSegment, type VideoFrame } from '@semblante/media/video';
import { Coverage } from './coverage.ts';
import { labellerOf } from './label-frames.ts';
import type { KnownPeople, SwapCast } from './swap-cast.ts';
import type { SwapJob } from './swap-job.ts';

export const segmentFile = (folder: string, { first, end }: FrameRange) => join(folder, `${first}-${end}.segment`);

const fingerprintName = 'job';

/**
 * A folder for the segments of one job. What another job, or an older version, left in it is removed; finished segments
 * of this one stay.
 */
export async function openSegmentFolder(folder: string, fingerprint: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const known = await readFile(join(folder, fingerprintName), 'utf8').catch(() => undefined);
  if (known === fingerprint) return;
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
  await writeFile(join(folder, `${fingerprintName}.part`), fingerprint);
  await rename(join(folder, `${fingerprintName}.part`), join(folder, fingerprintName));
}

const coverageFile = (folder: string, range: FrameRange) => `${segmentFile(folder, range)}.json`;

/**
 * What a finished segment shows, by whichever process it was rendered; undefined when it is not there, or not whole.
 */
export async function findRendered(folder: string, range: FrameRange): Promise<Coverage[] | undefined> {
  try {
    const { range: rendered } = await readSegment(segmentFile(folder, range));
    if (rendered.first !== range.first || rendered.end !== range.end) return undefined;
    return z.array(Coverage).parse(JSON.parse(await readFile(coverageFile(folder, range), 'utf8')));
  } catch {
    // Missing, cut short or of another version: it is rendered again, which costs time and nothing else.
    return undefined;
  }
}

export function peopleOf(analysis: Analysis): KnownPeople {
  return {
    colour: analysis.video.colour,
    getPerson: (id) => analysis.getPerson(id),
    referencesOf: (id) => analysis.referencesOf(id),
  };
}

/** Paints frames as the analysis knows them, and the label over them. */
export function painterOf(
  cast: SwapCast,
  analysis: Analysis,
  label: SwapJob['label'],
): (frame: VideoFrame) => Promise<void> {
  const cuts = new Set(analysis.cuts);
  const drawLabel = label === 'none' ? undefined : labellerOf(analysis, label);
  return async (frame) => {
    await cast.paint(frame, { faceOf: (person) => analysis.meshAt(person, frame.index), isCut: cuts.has(frame.index) });
    drawLabel?.(frame);
  };
}

export interface RenderOptions {
  video: Video;
  folder: string;
  cast: SwapCast;
  analysis: Analysis;
  label: SwapJob['label'];
  onFrame?: ((frame: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Renders one segment into the folder. Safe to be killed at any moment, and to be done twice at the same time. */
export async function renderSegment(
  range: FrameRange,
  { video, folder, cast, analysis, label, onFrame, signal }: RenderOptions,
): Promise<Coverage[]> {
  // Whoever painted the frames before, this process or another: the segment comes out the same.
  cast.forgetFrames();
  const paint = painterOf(cast, analysis, label);
  await encodeSegment({ video, range, file: segmentFile(folder, range), paint, onFrame, signal });
  const coverage = cast.takeCoverage();
  const temporary = `${coverageFile(folder, range)}.part-${process.pid}`;
  await writeFile(temporary, JSON.stringify(coverage));
  await rename(temporary, coverageFile(folder, range));
  return coverage;
}
