import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { castOf, renderPortrait, scene } from '@semblante/actors';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EngineError } from '@semblante/media';
import { boxOf } from '@semblante/vision/geometry';
import { loadAnalysis } from '@semblante/vision/analyse';
import { openFaceNetwork } from '../face-network/face-network.ts';
import { Heap } from '@semblante/media/kernels';
import { openVideo, readVideo } from '@semblante/media/video';
import { openEngine, type Engine } from '../open-engine.ts';
import { openDevelopmentCertificate } from '@semblante/media/certificate';
import { makeClip } from '@semblante/media/testing';
import { testWeightsFolder } from '@semblante/vision/testing';
import { likenessOf, openVision, regionOfMesh } from '@semblante/vision/networks';
import { painterOf, peopleOf } from './render-segments.ts';
import { SwapCast } from './swap-cast.ts';
import type { SwapJob } from './swap-job.ts';
import type { TaskResults } from './task-inputs.ts';

const frames = 6;
let folder: string;
let engine: Engine;
let analysed: TaskResults['analyse'];
const at = (name: string) => join(folder, name);

/** Two people beside each other, a keyframe every two frames so that there are three segments, and a tone. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'swap-video-'));
  engine = openEngine({ scratchRoot: at('scratch') });
  const { frameAt } = scene('pair', { width: 480, height: 270, fps: 25 });
  await makeClip({
    file: at('pair.mp4'),
    width: 480,
    height: 270,
    fps: 25,
    frames,
    picture: (i) => frameAt(i).rgb,
    keyframeEvery: 2,
    audio: { codec: 'aac', seconds: 0.24, sampleRate: 48_000, channels: 1, toneHz: 440 },
  });
  const [hana] = castOf('hana');
  const { rgb, width, height } = renderPortrait(hana!, { width: 512, height: 512 });
  await sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(at('hana.png'));
  analysed = await engine.run('analyse', {
    video: at('pair.mp4'),
    folder: at('analysis'),
    settings: { detectionModel: 'far', faceAngle: 'auto' },
    weights: testWeightsFolder(),
  });
}, 180_000);
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const job = (changes: Partial<SwapJob> = {}): SwapJob => ({
  video: at('pair.mp4'),
  analysis: at('analysis'),
  mapping: [{ person: 'p1', photos: [at('hana.png')] }],
  label: 'none',
  framesPerSegment: 2,
  weights: testWeightsFolder(),
  ...changes,
});
/** Two frames of the middle: rendered once, by the test of the trim, and joined again by those after it. */
const short = () => job({ label: 'en', trim: { fromSeconds: 0.08, toSeconds: 0.16 } });
const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
const refusalOf = (result: Promise<unknown>) =>
  result.then(
    () => undefined,
    (error: unknown) => (error instanceof EngineError ? error.code : error),
  );

it('finds both people, each with a thumbnail', async () => {
  expect(analysed.people.map(({ id }) => id)).toEqual(['p1', 'p2']);
  for (const { thumbnail } of analysed.people)
    expect((await sharp(join(at('analysis'), thumbnail.name)).metadata()).format).toBe('jpeg');
});

it('swaps the mapped person in every frame and leaves every pixel of the other as it was', async () => {
  const analysis = await loadAnalysis(at('analysis'));
  const vision = await openVision({ weightsFolder: testWeightsFolder() });
  const network = openFaceNetwork();
  const cast = await SwapCast.prepare({
    people: peopleOf(analysis),
    mapping: job().mapping,
    vision,
    network,
    heap: new Heap(),
  });
  const paint = painterOf(cast, analysis, 'none');
  const photo = await vision.describe(...(await faceOf(vision, at('hana.png'))));
  const nearer: boolean[] = [];
  for await (const frame of readVideo(await openVideo(at('pair.mp4')), { toFrame: 5 })) {
    const before = frame.picture.y.slice();
    const mesh = analysis.meshAt('p1', frame.index)!;
    const own = frame.index % 2 === 0 ? await vision.describe(frame.picture, mesh) : undefined;
    await paint(frame);
    const { left, right } = boxOf(analysis.meshAt('p2', frame.index)!);
    const { picture } = frame;
    for (let row = 0; row < picture.height; row++) {
      const [from, to] = [row * picture.yStride + Math.floor(left), row * picture.yStride + Math.ceil(right)];
      expect(Buffer.compare(picture.y.subarray(from, to), before.subarray(from, to))).toBe(0);
    }
    if (own)
      nearer.push(
        likenessOf((await vision.describe(picture, mesh)).embedding, photo.embedding) >
          likenessOf(own.embedding, photo.embedding) + 0.1,
      );
    frame.release();
  }
  expect(nearer).toEqual([true, true, true]);
  expect(cast.takeCoverage()).toEqual([{ person: 'p1', shown: 5, swapped: 5 }]);
  await vision.close();
  analysis.close();
});

async function faceOf(vision: Awaited<ReturnType<typeof openVision>>, file: string) {
  const { loadPhoto } = await import('@semblante/media/picture');
  const picture = await loadPhoto(file);
  const { findFaces } = await import('@semblante/vision/networks');
  const [face] = await findFaces(vision, picture);
  const { mesh } = await vision.mesh(picture, regionOfMesh(face!.mesh));
  return [picture, mesh] as const;
}

it('gives the same bytes in one go, in segments by other processes, and after a kill', async () => {
  const whole = await engine.run('swap', { job: job(), folder: at('one'), out: at('one.mp4') });
  expect(whole).toMatchObject({
    frames,
    segments: { rendered: 3, kept: 0 },
    coverage: [{ person: 'p1', shown: frames, swapped: frames }],
  });

  const { segments } = await engine.run('planSwap', { job: job(), folder: at('two') });
  expect(segments).toEqual([
    { first: 0, end: 2 },
    { first: 2, end: 4 },
    { first: 4, end: 6 },
  ]);
  const other = openEngine({ scratchRoot: at('scratch') });
  await other.run('renderSegment', { job: job(), folder: at('two'), range: segments[2]! });
  await other.close();
  // A segment that was being written when its process died, and one that was cut short, are done again.
  await writeFile(join(at('two'), '2-4.segment.part-1'), 'half of it');
  await writeFile(join(at('two'), '0-2.segment'), 'rubbish');
  expect(await refusalOf(engine.run('joinSwap', { job: job(), folder: at('two'), out: at('two.mp4') }))).toBe(
    'engine.input_invalid',
  );
  const rest = await engine.run('swap', { job: job(), folder: at('two'), out: at('two.mp4') });
  expect(rest).toMatchObject({
    segments: { rendered: 2, kept: 1 },
    coverage: [{ person: 'p1', shown: frames, swapped: frames }],
  });
  expect(await hashOf(at('two.mp4'))).toBe(await hashOf(at('one.mp4')));
});

it('keeps the timestamps and the sound of the original', async () => {
  const [before, after] = [await openVideo(at('pair.mp4')), await openVideo(at('one.mp4'))];
  expect([...after.timeline.pts]).toEqual([...before.timeline.pts]);
  expect(after.probe.audio).toMatchObject({ codec: 'aac', sampleRate: 48_000, channels: 1 });
  expect(after.probe.audio!.seconds).toBeCloseTo(before.probe.audio!.seconds, 3);
});

it('shows one frame, and the hardest ones, before and after', async () => {
  const { pictures } = await engine.run('preview', { job: job(), at: { seconds: 0.12 }, out: folder });
  expect(pictures.map(({ frame }) => frame)).toEqual([3]);
  const [before, after] = await Promise.all(
    [pictures[0]!.before, pictures[0]!.after].map((file) => sharp(file).raw().toBuffer({ resolveWithObject: true })),
  );
  expect(after!.info).toMatchObject({ width: 480, height: 270 });
  expect(Buffer.compare(before!.data, after!.data)).not.toBe(0);
  const hardest = await engine.run('preview', { job: job(), at: 'hardest', out: folder });
  expect(hardest.pictures.length).toBeGreaterThan(0);
});

it('keeps only what a trim names', async () => {
  const { frames: kept } = await engine.run('swap', { job: short(), folder: at('short'), out: at('trim.mp4') });
  expect(kept).toBe(2);
  expect((await openVideo(at('trim.mp4'))).timeline.pts.length).toBe(2);
});

it.each<[string, () => Partial<SwapJob>, string]>([
  [
    'someone the analysis does not know',
    () => ({ mapping: [{ person: 'p9', photos: [at('hana.png')] }] }),
    'swap.unknown_person',
  ],
  ['nobody', () => ({ mapping: [] }), 'engine.input_invalid'],
  ['a photo that is none', () => ({ mapping: [{ person: 'p1', photos: [at('pair.mp4')] }] }), 'photo.unreadable'],
  ['a photo that is gone', () => ({ mapping: [{ person: 'p1', photos: [at('gone.png')] }] }), 'photo.unreadable'],
  ['a trim that keeps nothing', () => ({ trim: { fromSeconds: 50 } }), 'engine.input_invalid'],
  ['an analysis that is not there', () => ({ analysis: at('nowhere') }), 'engine.input_invalid'],
  ['a video that is gone', () => ({ video: at('gone.mp4') }), 'engine.input_invalid'],
  ['a model that is not there', () => ({ model: at('nowhere') }), 'model.manifest_invalid'],
])('refuses %s before anything is rendered', async (_what, changes, code) => {
  expect(
    await refusalOf(engine.run('swap', { job: job(changes()), folder: at('refused'), out: at('refused.mp4') })),
  ).toBe(code);
  expect(await stat(at('refused.mp4')).catch(() => 'nothing')).toBe('nothing');
});

it('leaves nothing in its scratch folder', async () => {
  expect(await readdir(at('scratch')).catch(() => [])).toEqual([]);
});

it('labels what it made, in the wanted language, and never over a face', async () => {
  await engine.run('swap', {
    job: job({ label: 'pt_BR', trim: { toSeconds: 0.08 } }),
    folder: at('labelled'),
    out: at('labelled.mp4'),
  });
  const analysis = await loadAnalysis(at('analysis'));
  const plain = readVideo(at('one.mp4'), { toFrame: 1 });
  const labelled = readVideo(at('labelled.mp4'), { toFrame: 1 });
  const [{ value: without }, { value: withLabel }] = [await plain.next(), await labelled.next()];
  const faces = ['p1', 'p2'].map((person) => boxOf(analysis.meshAt(person, 0)!));
  const isOnFace = (x: number, y: number) =>
    faces.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  let [changed, changedOnFace] = [0, 0];
  const [a, b] = [without!.picture, withLabel!.picture];
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      if (Math.abs(a.y[y * a.yStride + x]! - b.y[y * b.yStride + x]!) < 25) continue;
      if (isOnFace(x, y)) changedOnFace++;
      else changed++;
    }
  }
  expect(changed).toBeGreaterThan(150);
  // The encoder spends its bits otherwise where there is a label: a few pixels of a face may come out another shade.
  expect(changedOnFace).toBeLessThan(changed / 20);
  without!.release();
  withLabel!.release();
  await plain.return();
  await labelled.return();
  analysis.close();
});

it('signs the result, names what it was made of, and proves every byte of it', async () => {
  const keys = at('keys');
  const { provenance, label, segments } = await engine.run('swap', {
    job: short(),
    folder: at('short'),
    out: at('signed.mp4'),
    signing: { kind: 'development', folder: keys },
  });
  expect({ provenance, label }).toEqual({ provenance: { signed: true }, label: { drawn: 2, withoutRoom: 0 } });
  expect(segments).toEqual({ rendered: 0, kept: 1 });
  const certificates = [(await openDevelopmentCertificate(keys)).chain[0]!];
  expect(await engine.run('verify', { file: at('signed.mp4'), certificates })).toMatchObject({
    verdict: 'valid',
    ours: true,
    action: 'face_swapped',
  });
  expect(await engine.run('verify', { file: at('signed.mp4'), certificates: [] })).toMatchObject({
    verdict: 'unknown',
    reason: 'unknown_signer',
  });
  const bytes = await readFile(at('signed.mp4'));
  for (const word of ['parentOf', 'c2pa.opened', 'compositeWithTrainedAlgorithmicMedia', 'Made with AI. Feito com IA.'])
    expect(bytes.includes(word), word).toBe(true);
  bytes[bytes.length >> 1]! ^= 1;
  await writeFile(at('flipped.mp4'), bytes);
  expect(await engine.run('verify', { file: at('flipped.mp4'), certificates })).toMatchObject({ verdict: 'tampered' });
});

it('says so when it could only label, and leaves nothing half done beside the result', async () => {
  const joined = await engine.run('joinSwap', { job: short(), folder: at('short'), out: at('unsigned.mp4') });
  expect(joined).toMatchObject({
    frames: 2,
    provenance: { signed: false, reason: 'no_certificate' },
    label: { drawn: 2, withoutRoom: 0 },
  });
  expect((await readFile(at('unsigned.mp4'))).includes('compositeWithTrainedAlgorithmicMedia')).toBe(true);
  const noKey = { kind: 'configured', chainFile: at('nowhere.pem'), keyFile: at('nowhere.pem') } as const;
  expect(
    await refusalOf(
      engine.run('joinSwap', { job: short(), folder: at('short'), out: at('nobody.mp4'), signing: noKey }),
    ),
  ).toBe('engine.input_invalid');
  expect((await readdir(folder)).filter((name) => /joined|nobody/.test(name))).toEqual([]);
});

it('does not take segments of another photo for its own', async () => {
  await sharp(at('hana.png')).flop().toFile(at('mirrored.png'));
  const { segments } = await engine.run('swap', {
    job: { ...short(), mapping: [{ person: 'p1', photos: [at('mirrored.png')] }] },
    folder: at('short'),
    out: at('mirrored.mp4'),
  });
  expect(segments).toEqual({ rendered: 1, kept: 0 });
});
