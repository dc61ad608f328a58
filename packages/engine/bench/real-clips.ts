import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { choosePeople } from '@semblante/vision/analyse';
import { boxOf, type FaceMesh } from '@semblante/vision/geometry';
import { knownFacesOf } from './metrics/visible-face.ts';
import { psnr, type Area } from '@semblante/media/testing';
import type { MeasuredFrame } from './metrics/measure-clip.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { analyseClip, type AnalysedClip } from './bench-clip.ts';
import type { SheetRow } from './contact-sheet.ts';
import { measureSwap, type BenchTools, type MeasuredSwap } from './measure-swap.ts';
import type { Pair } from './pairs.ts';
import { photoFileOf } from './photo-file.ts';
import { placeOf } from './unseen/fetched-media.ts';

export interface ClipResult {
  name: string;
  glasses: boolean;
  quality: MeasuredSwap['quality'] & { others_psnr_db?: number };
}

export type PairOutcome =
  | { kind: 'measured'; result: ClipResult; row: SheetRow; sheet: string | undefined }
  | { kind: 'skipped'; name: string; reason: string };

/** One pair of the benchmark, on the media that lie outside the repository. */
export async function measurePair(
  tools: BenchTools,
  pair: Pair,
  { media, frames, folder }: { media: string; frames: number; folder: string },
): Promise<PairOutcome> {
  const file = pair.fetchedClip ? placeOf(pair.fetchedClip) : join(media, 'videos', pair.clip);
  if (!existsSync(file)) return { kind: 'skipped', name: pair.name, reason: `${file} is not there` };
  const photo = await photoFileOf(pair.photo, { vision: tools.vision, media, folder });
  if (!existsSync(photo)) return { kind: 'skipped', name: pair.name, reason: `${photo} is not there` };
  const analysed = await analyseClip({
    vision: tools.vision,
    file,
    frames,
    folder: analysisFolder(folder, pair),
    earlier: 'replaced',
  });
  try {
    const person = personOf(pair, analysed);
    const others = new OthersLikeness(analysed, person);
    const { quality, row, sheet } = await measureSwap(tools, {
      ...analysed,
      name: pair.name,
      file,
      person,
      photo,
      frames,
      folder,
      onFrame: (frame) => others.add(frame),
    });
    return {
      kind: 'measured',
      row,
      sheet,
      result: { name: pair.name, glasses: pair.glasses, quality: { ...quality, ...others.report() } },
    };
  } finally {
    analysed.analysis.close();
  }
}

export const analysisFolder = (folder: string, { clip }: Pick<Pair, 'clip'>) =>
  join(folder, `analysis-${clip.replaceAll(/\W+/g, '-')}`);

/**
 * Whom a pair means. Networks are often unsure of a gender: the woman is the one they take for female most, the man for
 * male.
 */
export function personOf({ person }: Pick<Pair, 'person'>, { analysis }: AnalysedClip): string {
  const byGender = [...analysis.people].sort((a, b) => a.genderScore - b.genderScore);
  const meant = person === 'female' ? byGender[0] : person === 'male' ? byGender.at(-1) : undefined;
  return meant?.id ?? choosePeople(analysis, { mode: 'largest', gender: 'any' })[0]!;
}

/** People who were not to be swapped: how much the codec alone changed their faces. */
class OthersLikeness {
  readonly #othersAt: (frame: number) => readonly FaceMesh[];
  #lowest: number | undefined;

  constructor({ analysis }: AnalysedClip, person: string) {
    this.#othersAt = knownFacesOf(analysis, person).othersAt;
  }

  add({ index, before, after }: MeasuredFrame): void {
    for (const mesh of this.#othersAt(index))
      this.#lowest = Math.min(this.#lowest ?? Infinity, psnr({ before, after }, areaOf(mesh, before)));
  }

  report(): { others_psnr_db?: number } {
    return this.#lowest === undefined ? {} : { others_psnr_db: Number(this.#lowest.toFixed(1)) };
  }
}

function areaOf(mesh: FaceMesh, { width, height }: YuvPicture): Area {
  const { left, top, right, bottom } = boxOf(mesh);
  const within = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)));
  return {
    left: within(left, width - 1),
    top: within(top, height - 1),
    right: within(right, width),
    bottom: within(bottom, height),
  };
}
