/**
 * Draws portraits of a pack onto each other with the engine's compositor, for `face_network/train.py --drawn`: what the
 * network is shown when it works.
 *
 *   npx tsx training/compose.ts --pack .training/portraits --out .training/drawn0 [--seconds N] [--seed N] [--worn DIR]
 */
// --worn: photos with glasses drawn on, by glasses_network/dress.py, instead of bare ones.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { profileOf } from '@semblante/vision/analyse';
import { EngineError } from '@semblante/media';
import { faceVertexCount, meshPointCount, smoothstep } from '@semblante/vision/geometry';
import { Heap } from '@semblante/media/kernels';
import { prepareSource } from '@semblante/engine/photo';
import { rgbFromYuv, withHalvedChroma, yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import { FaceRenderer, veilOf } from '@semblante/engine/swap';
import { testWeightsFolder } from '@semblante/vision/testing';
import { isWearing, openVision } from '@semblante/vision/networks';

interface Crop {
  person: string;
  heldOut: boolean;
  faceWidth: number;
  bytes: number;
  index: number;
  from: number;
}

/** What is drawn: a portrait, or one with glasses that were drawn onto it. */
interface Photo {
  crop: Crop;
  isMirrored: boolean;
  rgb: () => Promise<Buffer>;
}

/** Gain that rises across and down the crop, in powers of e; the trainer puts the same on the target. */
interface Light {
  gamma: number;
  gx: number;
  gy: number;
  tint: readonly number[];
  /** Share of the colour that is left, as in a pale clip. */
  colour: number;
  /** Levels that lie over everything, as in a hazy one. */
  veil: number;
}

const { values: options } = parseArgs({
  options: {
    pack: { type: 'string' },
    out: { type: 'string' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    worn: { type: 'string' },
  },
});
const { pack, out } = options;
if (!pack || !out) throw new Error('--pack and --out are needed');
mkdirSync(out, { recursive: true });
sharp.concurrency(1);

const colour = { range: 'limited', matrix: 'bt709' } as const;
/** Pixels across a face that is drawn; smaller ones are only drawn upon. */
const photoFaceMin = 90;
/** As the face corrector trusts a vertex. */
const facingFull = 0.33;
const { side, crops } = readPack(pack);
const random = randomFrom(Number(options.seed));
const targets = crops.filter(({ heldOut }) => !heldOut);
const pictures = readFileSync(join(pack, 'crops.pack'));
const meshes = Int16Array.from(new Int16Array(Uint8Array.from(readFileSync(join(pack, 'meshes.i16'))).buffer));
const vision = await openVision({ weightsFolder: testWeightsFolder() });
const plain: Light = { gamma: 1, gx: 0, gy: 0, tint: [1, 1, 1], colour: 1, veil: 0 };
const worn = new Map<number, boolean>();
const photos = (options.worn ? readWorn(options.worn) : barePhotos()).sort(() => random() - 0.5);

const drawings: Uint8Array[] = [];
const trusts: Uint8Array[] = [];
const pairs: {
  target: number;
  source: number;
  isMirrored: boolean;
  same: boolean;
  isWorn: boolean;
  light: Light;
  bytes: number;
}[] = [];
const began = Date.now();
for (let turn = 0; Date.now() - began < 1000 * Number(options.seconds); turn++) {
  const { crop: photo, isMirrored, rgb } = photos[turn % photos.length]!;
  const source = await sourceOf(await rgb());
  if (!source) continue;
  // Another photo of the same person teaches most: what an expression, a year or a lamp leaves in a face and what not.
  const others = targets.filter(({ person, index }) => person === photo.person && index !== photo.index).slice(0, 2);
  // What is left of glasses is told best on the very picture that they were drawn onto.
  const own = options.worn
    ? [photo, ...others.slice(0, 1)]
    : others.length > 0
      ? others
      : random() < 0.5
        ? []
        : [photo];
  for (const target of [...own, ...[0, 1].map(() => targets[Math.floor(random() * targets.length)]!)]) {
    if (await wearsGlasses(target)) continue;
    const light = { ...(random() < 0.6 ? lightOf(1) : plain), ...(random() < 0.5 ? hazeOf() : {}) };
    const picture = lit(await rgbOf(target), light);
    const mesh = meshOf(target);
    const samples = [{ picture, target: mesh }];
    const renderer = new FaceRenderer(new Heap(), {
      source,
      person: profileOf([mesh]),
      veil: veilOf(samples, source.black),
    });
    renderer.calibrate(samples);
    if (!renderer.render(picture, { target: mesh })) continue;
    const file = await sharp(rgbFromYuv(picture), { raw: { width: side, height: side, channels: 3 } })
      .webp({ quality: 92, effort: 2, smartSubsample: true })
      .toBuffer();
    drawings.push(file);
    trusts.push(
      Uint8Array.from({ length: faceVertexCount }, (_, vertex) =>
        Math.round(255 * smoothstep(0, facingFull, source.facing[vertex]!) * source.vertexAlpha[vertex]!),
      ),
    );
    pairs.push({
      target: target.index,
      source: photo.index,
      isMirrored,
      same: target.person === photo.person,
      isWorn: options.worn !== undefined,
      light,
      bytes: file.length,
    });
  }
}
writeFileSync(join(out, 'drawn.pack'), Buffer.concat(drawings));
writeFileSync(join(out, 'trust.u8'), Buffer.concat(trusts));
writeFileSync(join(out, 'drawn.json'), JSON.stringify({ pairs }));
process.stdout.write(`${pairs.length} drawings\n`);
await vision.close();

/** Whose glasses would be kept in a clip: the network learns nothing there. */
async function wearsGlasses(target: Crop): Promise<boolean> {
  const known =
    worn.get(target.index) ?? isWearing(await vision.glasses(lit(await rgbOf(target), plain), meshOf(target)));
  worn.set(target.index, known);
  return known;
}

/** In another light more often than not; undefined where the engine would refuse the photo. */
async function sourceOf(rgb: Buffer) {
  try {
    return await prepareSource({ vision, photos: [lit(rgb, random() < 0.7 ? lightOf(0.8) : plain)], colour });
  } catch (cause) {
    if (cause instanceof EngineError) return undefined;
    throw cause;
  }
}

function readPack(folder: string): { side: number; crops: Crop[] } {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    side: number;
    crops: Omit<Crop, 'index' | 'from'>[];
  };
  let from = 0;
  return {
    side: index.side,
    crops: index.crops.map((crop, k) => {
      from += crop.bytes;
      return { ...crop, index: k, from: from - crop.bytes };
    }),
  };
}

function barePhotos(): Photo[] {
  return targets
    .filter(({ faceWidth }) => faceWidth >= photoFaceMin)
    .map((crop) => {
      const isMirrored = random() < 0.6;
      return { crop, isMirrored, rgb: () => rgbOf(crop, isMirrored) };
    });
}

function readWorn(folder: string): Photo[] {
  const { photos: listed } = JSON.parse(readFileSync(join(folder, 'worn.json'), 'utf8')) as {
    photos: { of: number; isMirrored: boolean; bytes: number }[];
  };
  const packed = readFileSync(join(folder, 'worn.pack'));
  let from = 0;
  return listed.map(({ of, isMirrored, bytes }) => {
    const file = packed.subarray(from, from + bytes);
    from += bytes;
    return { crop: crops[of]!, isMirrored, rgb: () => sharp(file).removeAlpha().raw().toBuffer() };
  });
}

function rgbOf({ from, bytes }: Crop, isMirrored = false): Promise<Buffer> {
  const picture = sharp(pictures.subarray(from, from + bytes)).removeAlpha();
  return (isMirrored ? picture.flop() : picture).raw().toBuffer();
}

function meshOf({ index }: Crop): Float32Array {
  const size = 3 * meshPointCount;
  return Float32Array.from(meshes.subarray(index * size, (index + 1) * size), (value) => value / 64);
}

function lightOf(strength: number): Light {
  return {
    ...plain,
    gamma: Math.exp(0.18 * strength * bell()),
    gx: 0.55 * strength * bell(),
    gy: 0.2 * strength * bell(),
    tint: [0, 1, 2].map(() => Math.exp(0.05 * strength * bell())),
  };
}

/** Up to what the palest clips at hand show. */
function hazeOf(): Pick<Light, 'colour' | 'veil'> {
  return { colour: 1 - 0.6 * random(), veil: Math.round(60 * random()) };
}

function lit(rgb: Buffer, { gamma, gx, gy, tint, colour: share, veil }: Light): YuvPicture {
  const place = (at: number) => (2 * (at + 0.5)) / side - 1;
  const shaded = new Uint8ClampedArray(rgb.length);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const gain = Math.exp(gx * place(pixel % side) + gy * place(Math.floor(pixel / side)));
    const own = [0, 1, 2].map((channel) => 255 * (rgb[3 * pixel + channel]! / 255) ** gamma * gain * tint[channel]!);
    const grey = (own[0]! + own[1]! + own[2]!) / 3;
    for (const channel of [0, 1, 2])
      shaded[3 * pixel + channel] = veil + (1 - veil / 255) * Math.min(255, grey + share * (own[channel]! - grey));
  }
  return withHalvedChroma(yuvFromRgb(new Uint8Array(shaded.buffer), { width: side, height: side, colour }));
}

function bell(): number {
  return Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());
}

/** The same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed * 7919 + 11;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
