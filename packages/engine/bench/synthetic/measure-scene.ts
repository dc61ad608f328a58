import { join } from 'node:path';
import type { SceneName } from '@semblante/actors';
import { boxOf } from '@semblante/vision/geometry';
import { meshOfTruth } from '@semblante/vision/testing';
import { analyseClip, type AnalysedClip } from '../bench-clip.ts';
import { measureSwap, type BenchTools, type MeasuredSwap } from '../measure-swap.ts';
import { writePhoto } from '../photo-file.ts';
import { makeSyntheticClip, type SyntheticClip } from './make-synthetic-clip.ts';
import { TruthErrors } from './truth-errors.ts';

export interface SceneResult {
  name: SceneName;
  quality: MeasuredSwap['quality'];
  truth: ReturnType<TruthErrors['report']> & { people: number; people_found: number; cuts: number; cuts_found: number };
}

/** One scene of the synthetic actors, swapped and held against what is truly in it. */
export async function measureScene(
  tools: BenchTools,
  name: SceneName,
  folder: string,
): Promise<{ result: SceneResult; row: MeasuredSwap['row'] }> {
  const clip = await makeSyntheticClip(name, folder);
  const photo = join(folder, `${name}-photo.png`);
  await writePhoto(photo, clip.photo);
  const analysed = await analyseClip({
    vision: tools.vision,
    file: clip.file,
    frames: clip.frames,
    folder: join(folder, `analysis-${name}`),
    earlier: 'replaced',
  });
  try {
    const errors = new TruthErrors(tools.vision);
    const person = foundPerson(clip, analysed);
    const { quality, row } = await measureSwap(tools, {
      ...analysed,
      name: `synthetic ${name}`,
      file: clip.file,
      person,
      photo,
      frames: clip.frames,
      folder,
      onFrame: ({ index, before, after }) => errors.add({ before, after }, clip.truthAt(index), clip.person),
    });
    const { people, cuts } = analysed.analysis;
    const counts = {
      people: clip.cast.length,
      people_found: people.length,
      cuts: clip.cuts.length,
      cuts_found: clip.cuts.filter((cut) => cuts.includes(cut)).length,
    };
    return { result: { name, quality, truth: { ...errors.report(), ...counts } }, row };
  } finally {
    analysed.analysis.close();
  }
}

/** Whom of the people found by the analysis the wanted actor is: who is most often where the actor is. */
function foundPerson(clip: SyntheticClip, { analysis }: AnalysedClip): string {
  const hits = new Map(analysis.people.map(({ id }) => [id, 0]));
  for (let frame = 0; frame < clip.frames; frame++) {
    const actor = clip.truthAt(frame).people.find(({ person }) => person === clip.person);
    if (!actor) continue;
    const truth = boxOf(meshOfTruth(actor));
    for (const { id } of analysis.people) {
      const mesh = analysis.meshAt(id, frame);
      if (!mesh) continue;
      const found = boxOf(mesh);
      if (Math.hypot(found.centreX - truth.centreX, found.centreY - truth.centreY) < truth.width / 4)
        hits.set(id, hits.get(id)! + 1);
    }
  }
  const [best] = [...hits].sort(([, a], [, b]) => b - a);
  if (!best) throw new Error(`nobody was found in the scene ${clip.name}`);
  return best[0];
}
