import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { castOf, renderPortrait } from '@semblante/actors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EngineError } from '@semblante/media';
import type { FaceMesh } from '../geometry/canonical-face.ts';
import { rgbFromYuv, withHalvedChroma, yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import { meshOfTruth } from '../testing/truth-mesh.ts';
import type { Vision } from '../networks/open-vision.ts';
import { OnnxGraph } from '../weights/onnx-graph.ts';
import { openSwapModel } from './swap-model.ts';

const size = 64;
const template = [
  [0.34, 0.4],
  [0.66, 0.4],
  [0.5, 0.56],
  [0.37, 0.72],
  [0.63, 0.72],
];

/** A "swapper" of two nodes: the crop at half brightness, tinted by the three numbers of the embedding. */
function dimmingModel({ length = 3, side = size } = {}): Buffer {
  const graph = new OnnxGraph();
  graph.addInput('face', [1, 3, side, side]);
  graph.addInput('person', [1, length]);
  const tint = graph.add('Reshape', ['person', graph.addIntegers([4], [1, 3, 1, 1])]);
  const dimmed = graph.add('Mul', ['face', graph.addFloats([1], Float32Array.of(0.5))]);
  graph.addOutput('drawn', { from: graph.add('Add', [dimmed, tint]), shape: [1, 3, side, side] });
  return graph.toBytes();
}

/** A "recogniser" that says how red, green and blue a face is on the whole. */
function colourEmbedder(): Buffer {
  const graph = new OnnxGraph();
  graph.addInput('crop', [1, 3, 32, 32]);
  const mean = graph.add('GlobalAveragePool', ['crop']);
  graph.addOutput('colour', { from: graph.add('Reshape', [mean, graph.addIntegers([2], [1, 3])]), shape: [1, 3] });
  return graph.toBytes();
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
let folder: string;

async function install(model: Buffer, change: Record<string, unknown> = {}): Promise<void> {
  const embedder = colourEmbedder();
  await writeFile(join(folder, 'swapper.onnx'), model);
  await writeFile(join(folder, 'embedder.onnx'), embedder);
  const manifest = {
    format: 1,
    name: 'dimmer',
    licence: 'made in this test',
    file: 'swapper.onnx',
    sha256: sha256(model),
    crop: { input: 'face', size, template, mean: 0, scale: 255 },
    embedding: {
      input: 'person',
      length: 3,
      model: {
        file: 'embedder.onnx',
        sha256: sha256(embedder),
        input: 'crop',
        output: 'colour',
        size: 32,
        template,
        mean: 0,
        scale: 255,
      },
    },
    output: { name: 'drawn', mean: 0, scale: 255 },
    ...change,
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

function portrait(): { picture: YuvPicture; mesh: FaceMesh } {
  const [ana] = castOf('ana');
  const { rgb, width, height, truth } = renderPortrait(ana!, { width: 320, height: 320, pose: { roll: 12 } });
  return {
    picture: withHalvedChroma(yuvFromRgb(rgb, { width, height, colour: { range: 'limited', matrix: 'bt709' } })),
    mesh: meshOfTruth(truth.people[0]!),
  };
}

const refusalOf = (result: Promise<unknown>) =>
  result.then(
    () => undefined,
    (error: unknown) => (error instanceof EngineError ? error.code : error),
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'model-slot-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('draws what the network gives, on the face and nowhere else', async () => {
  await install(dimmingModel());
  const model = await openSwapModel(folder);
  const { picture, mesh } = portrait();
  const before = rgbFromYuv(picture);
  const untouched = picture.y.slice();
  await model.render(picture, { target: mesh, mask: undefined, embedding: Float32Array.of(0, 0, 0) });
  const after = rgbFromYuv(picture);
  const [noseX, noseY] = [Math.round(mesh[3]!), Math.round(mesh[4]!)];
  const nose = 3 * (noseY * 320 + noseX);
  for (let k = 0; k < 3; k++) expect(Math.abs(after[nose + k]! - before[nose + k]! / 2)).toBeLessThan(9);
  for (const row of [0, 319])
    expect(picture.y.subarray(row * 320, (row + 1) * 320)).toEqual(untouched.subarray(row * 320, (row + 1) * 320));
  await model.close();
});

it('leaves alone what covers the face', async () => {
  await install(dimmingModel());
  const model = await openSwapModel(folder);
  const { picture, mesh } = portrait();
  const before = { y: picture.y.slice(), u: picture.u.slice(), v: picture.v.slice() };
  await model.render(picture, { target: mesh, mask: new Float32Array(128 * 128), embedding: Float32Array.of(0, 0, 0) });
  expect({ y: picture.y, u: picture.u, v: picture.v }).toEqual(before);
  await model.close();
});

it('tells the network who the person of the photos is', async () => {
  await install(dimmingModel());
  const model = await openSwapModel(folder);
  const photo = portrait();
  const embedding = await model.describe([photo, photo], {} as Vision);
  expect(Math.hypot(...embedding)).toBeCloseTo(1);
  expect(embedding[0]!).toBeGreaterThan(embedding[2]!);
  await model.close();
});

it.each<[string, () => Promise<void>, string]>([
  ['has no manifest', async () => undefined, 'model.manifest_invalid'],
  ['has a manifest that is not JSON', () => writeFile(join(folder, 'manifest.json'), '{'), 'model.manifest_invalid'],
  ['says nothing of its licence', () => install(dimmingModel(), { licence: '' }), 'model.manifest_invalid'],
  [
    'names a file outside of its folder',
    () => install(dimmingModel(), { file: '../swapper.onnx' }),
    'model.manifest_invalid',
  ],
  ['names a file that is not there', () => install(dimmingModel(), { file: 'other.onnx' }), 'model.file_mismatch'],
  ['is not the file it was', () => install(dimmingModel(), { sha256: '0'.repeat(64) }), 'model.file_mismatch'],
  ['is no network at all', () => install(Buffer.from('not a network')), 'model.shape_mismatch'],
  ['wants a crop of another size', () => install(dimmingModel({ side: 32 })), 'model.shape_mismatch'],
  [
    'gives nothing of the promised name',
    () => install(dimmingModel(), { output: { name: 'elsewhere', mean: 0, scale: 255 } }),
    'model.shape_mismatch',
  ],
])('refuses a model that %s', async (_what, prepare, code) => {
  await prepare();
  expect(await refusalOf(openSwapModel(folder))).toBe(code);
});
