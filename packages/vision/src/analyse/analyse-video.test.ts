import { scene, type FrameTruth, type SceneName } from '@semblante/actors';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '@semblante/media';
import { eyeOf } from '../geometry/eye.ts';
import { faceWidthOf } from '../geometry/face-size.ts';
import { similarityBetween } from '../geometry/similarity.ts';
import { canonicalFace, type FaceMesh } from '../geometry/canonical-face.ts';
import { makeClip } from '@semblante/media/testing';
import { meshOfTruth } from '../testing/truth-mesh.ts';
import { testWeightsFolder } from '../testing/weights-folder.ts';
import { likenessOf } from '../networks/describe-face.ts';
import { openVision, type Vision } from '../networks/open-vision.ts';
import { openVideo } from '@semblante/media/video';
import { analyseVideo } from './analyse-video.ts';
import { loadAnalysis, type Analysis } from './load-analysis.ts';
import { findPersonOf } from './recognise-person.ts';
import { surveyVideo } from './survey-video.ts';

const settings = { detectionModel: 'far', faceAngle: 'auto' } as const;
const fps = 10;
let folder: string;
let vision: Vision;
let crossing: Staged;
let cuts: Staged;

interface Staged {
  file: string;
  truths: FrameTruth[];
  analysis: Analysis;
  heard: number[];
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'analyse-test-'));
  vision = await openVision({ weightsFolder: testWeightsFolder() });
  crossing = await stage('crossing', { width: 480, height: 270, from: 19, to: 48 });
  cuts = await stage('cuts', { width: 320, height: 180, from: 6, to: 36 });
}, 300_000);
afterAll(async () => {
  crossing.analysis.close();
  cuts.analysis.close();
  await vision.close();
  await rm(folder, { recursive: true, force: true });
});

async function stage(
  name: SceneName,
  { width, height, from, to }: { width: number; height: number; from: number; to: number },
): Promise<Staged> {
  const shot = scene(name, { width, height, fps, textureSize: 256 });
  const file = join(folder, `${name}.mp4`);
  const truths: FrameTruth[] = [];
  const picture = (frame: number) => {
    const { rgb, truth } = shot.frameAt(from + frame);
    truths[frame] = truth;
    return rgb;
  };
  await makeClip({ file, width, height, frames: to - from, fps, picture });
  const heard: number[] = [];
  const analysis = await analyseVideo(file, {
    vision,
    settings,
    folder: join(folder, name),
    onProgress: ({ done }) => heard.push(done),
  });
  return { file, truths, analysis, heard };
}

function errorOf(mesh: FaceMesh, truth: FaceMesh): number {
  let sum = 0;
  for (let i = 0; i < 468; i++) sum += Math.hypot(mesh[3 * i]! - truth[3 * i]!, mesh[3 * i + 1]! - truth[3 * i + 1]!);
  return (100 * sum) / 468 / faceWidthOf(truth);
}

/** Who of the truth a person's mesh lies on, frame by frame. */
const namesUnder = ({ analysis, truths }: Staged, id: string) =>
  truths.flatMap(({ people }, frame) => {
    const mesh = analysis.meshAt(id, frame);
    if (!mesh) return [];
    const nearest = people
      .map((truth) => ({ person: truth.person, error: errorOf(mesh, meshOfTruth(truth)) }))
      .sort((a, b) => a.error - b.error)[0]!;
    return [{ frame, ...nearest }];
  });

const refusal = (result: Promise<unknown>) =>
  result.then(
    () => undefined,
    (error: unknown) => (error instanceof EngineError ? error.code : error),
  );

describe('two people who cross', () => {
  it('are two people, and neither ever takes the other one over', () => {
    expect(crossing.analysis.people).toHaveLength(2);
    const names = crossing.analysis.people.map(
      ({ id }) => new Set(namesUnder(crossing, id).map(({ person }) => person)),
    );
    expect(names).toEqual([new Set(['emi']), new Set(['chidi'])]);
  });

  it('are known before and after, and the hidden one is not made up', () => {
    const frames = namesUnder(crossing, 'p2').map(({ frame }) => frame);
    expect(frames[0]).toBe(0);
    expect(frames.at(-1)).toBe(crossing.truths.length - 1);
    const { share, frames: count, ranges } = crossing.analysis.getPerson('p2');
    expect(count).toBe(frames.length);
    expect(share).toBeLessThan(0.8);
    expect(ranges).toHaveLength(2);
    expect(crossing.analysis.getPerson('p1').share).toBe(1);
  });

  it('are found by a survey of a few frames, which tells whose face a tracklet is', async () => {
    const video = await openVideo(crossing.file);
    const { people } = await surveyVideo(video, { vision, settings });
    expect(people.length).toBeGreaterThanOrEqual(2);
    for (const { id, embedding } of crossing.analysis.people) {
      const found = findPersonOf(people, [{ frame: 0, embedding, gender: 0.5, quality: 1 }]);
      expect([id, found]).toEqual([
        id,
        people.toSorted((a, b) => likenessOf(b.embedding, embedding) - likenessOf(a.embedding, embedding))[0]!.id,
      ]);
    }
    expect(people[0]!.references.length).toBeGreaterThan(3);
  });
});

describe('a clip with cuts', () => {
  it('has its shots, and one person in the first and the last of them', () => {
    expect(cuts.analysis.cuts).toEqual([8, 22]);
    expect(
      cuts.analysis.people.map(({ id }) => [...new Set(namesUnder(cuts, id).map(({ person }) => person))]),
    ).toEqual([['dora'], ['ben']]);
    expect(cuts.analysis.getPerson('p1').ranges).toHaveLength(2);
    expect(cuts.analysis.shotStart(21)).toBe(8);
  });

  it('shows everybody in every frame, near the truth', () => {
    const all = cuts.analysis.people.flatMap(({ id }) => namesUnder(cuts, id));
    expect(all).toHaveLength(cuts.truths.length);
    expect(Math.max(...all.map(({ error }) => error))).toBeLessThan(4);
  });

  it('gives references of every shot that lie where the face is', async () => {
    const references = await cuts.analysis.referencesOf('p1');
    expect(new Set(references.map(({ frame }) => cuts.analysis.shotStart(frame)))).toEqual(new Set([0, 22]));
    for (const { frame, picture, mesh } of references) {
      const box = cuts.analysis.getPerson('p1').references.find((reference) => reference.frame === frame)!.box;
      const truth = meshOfTruth(cuts.truths[frame]!.people[0]!).map(
        (value, i) => value - (i % 3 === 0 ? box.left : i % 3 === 1 ? box.top : 0),
      );
      expect(errorOf(mesh, truth)).toBeLessThan(4);
      expect([picture.width, picture.height]).toEqual([box.width, box.height]);
    }
  });

  it('tells each person’s usual face, open eyes and hardest moments', () => {
    for (const { id, neutral, neutralOpening, irisRatio, hardest, embedding } of cuts.analysis.people) {
      expect(similarityBetween(neutral, canonicalFace).scale).toBeCloseTo(1, 1);
      const openings = namesUnder(cuts, id).map(({ frame }) => eyeOf(cuts.analysis.meshAt(id, frame)!, 0).opening);
      expect(neutralOpening[0]).toBeLessThanOrEqual(Math.max(...openings));
      expect(neutralOpening[0]).toBeGreaterThan(0.15);
      expect(irisRatio).toBeGreaterThan(0.03);
      expect(irisRatio).toBeLessThan(0.07);
      expect(new Set(hardest.map(({ frame }) => frame)).size).toBe(3);
      expect(Math.hypot(...embedding)).toBeCloseTo(1, 4);
    }
  });

  it('has a square thumbnail of each person', async () => {
    for (const { id } of cuts.analysis.people) {
      const { width, height, format } = await sharp(cuts.analysis.thumbnailFile(id)).metadata();
      expect([width, height, format]).toEqual([256, 256, 'jpeg']);
    }
  });

  it('is heard of frame by frame, never backwards', () => {
    expect(cuts.heard).toEqual(cuts.heard.toSorted((a, b) => a - b));
    expect(cuts.heard.at(-1)).toBe(cuts.truths.length);
    expect(cuts.heard.length).toBeGreaterThan(20);
  });
});

describe('a stored analysis', () => {
  it('is read again as it was', async () => {
    const again = await loadAnalysis(cuts.analysis.folder);
    expect(again.people).toEqual(cuts.analysis.people);
    expect(again.meshAt('p2', 12)).toEqual(cuts.analysis.meshAt('p2', 12));
    expect(again.meshAt('p2', 0)).toBeUndefined();
    expect(() => again.meshAt('p9', 0)).toThrow('swap.unknown_person');
    again.close();
  });

  it('leaves nothing of the work behind', async () => {
    expect((await readdir(cuts.analysis.folder)).sort()).toEqual([
      'analysis.json',
      'p1.jpg',
      'p2.jpg',
      'references.bin',
      'tracks.bin',
    ]);
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
  });

  it('is refused when it is damaged, of another version or not there', async () => {
    const damaged = join(folder, 'damaged');
    const copy = async () => {
      await rm(damaged, { recursive: true, force: true });
      const { cp } = await import('node:fs/promises');
      await cp(cuts.analysis.folder, damaged, { recursive: true });
    };
    await copy();
    await truncate(join(damaged, 'tracks.bin'), 5000);
    expect(await refusal(loadAnalysis(damaged))).toBe('engine.input_invalid');
    await copy();
    const text = await readFile(join(damaged, 'analysis.json'), 'utf8');
    await writeFile(join(damaged, 'analysis.json'), text.replace('"version":1', '"version":99'));
    expect(await refusal(loadAnalysis(damaged))).toBe('engine.input_invalid');
    await rm(join(damaged, 'analysis.json'));
    expect(await refusal(loadAnalysis(damaged))).toBe('engine.input_invalid');
  });
});

describe('an analysis that is stopped', () => {
  it('says so, and leaves neither a half folder nor an old one changed', async () => {
    const stop = new AbortController();
    const target = join(folder, 'cuts');
    const before = await readFile(join(target, 'analysis.json'), 'utf8');
    const stopped = analyseVideo(cuts.file, {
      vision,
      settings,
      folder: target,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(await refusal(stopped)).toBe('engine.aborted');
    expect(await readFile(join(target, 'analysis.json'), 'utf8')).toBe(before);
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
    expect(existsSync(target)).toBe(true);
  });
});
