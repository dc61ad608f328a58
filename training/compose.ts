/**
 * Swaps whose truth is known, for `face_network/train.py --drawn`: the engine draws a stranger's face onto a portrait,
 * and then the person's own photo onto that. What comes out should be the portrait as it was.
 *
 *   npx tsx training/compose.ts --pack .training/portraits --out .training/drawn0 [--seconds N] [--seed N] [--worn DIR]
 */
// --worn: photos with glasses drawn on, by glasses_network/dress.py, instead of bare ones.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { EngineError } from '@semblante/media';
import { Heap } from '@semblante/media/kernels';
import { rgbFromYuv, withHalvedChroma, yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import { prepareSource, type SourceFace } from '@semblante/engine/photo';
import { FaceRenderer, veilOf } from '@semblante/engine/swap';
import { profileOf } from '@semblante/vision/analyse';
import { type FaceMesh, faceVertexCount, smoothstep } from '@semblante/vision/geometry';
import { findFaces, isWearing, openVision } from '@semblante/vision/networks';
import { testWeightsFolder } from '@semblante/vision/testing';
import { colour, hazeOf, lightOf, lit, plainLight } from './light.ts';
import { type Crop, type Photo, PortraitPack } from './portrait-pack.ts';
import { randomFrom } from './random.ts';
import { turned, turnOf } from './turn.ts';

const { values: options } = parseArgs({
  options: {
    pack: { type: 'string' },
    out: { type: 'string' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    worn: { type: 'string' },
  },
});
const { pack: folder, out } = options;
if (!folder || !out) throw new Error('--pack and --out are needed');
mkdirSync(out, { recursive: true });
sharp.concurrency(1);

/** Pixels across a face that is drawn; smaller ones are only drawn upon. */
const photoFaceMin = 90;
/** As the face corrector trusts a vertex. */
const facingFull = 0.33;
/** How many photos wait to be the stranger of others. */
const strangersMax = 12;
/** Of the portraits that are drawn upon. */
const turnedShare = 0.6;
/** Of the crop's own size: small faces of clips are drawn in few pixels. */
const smallestShare = 0.35;

const random = randomFrom(Number(options.seed));
const vision = await openVision({ weightsFolder: testWeightsFolder() });
const pack = new PortraitPack(folder);
const targets = pack.crops.filter(({ heldOut }) => !heldOut);
const photos = (options.worn ? pack.wornIn(options.worn) : barePhotos()).sort(() => random() - 0.5);
const strangers: { photo: Photo; source: SourceFace }[] = [];
const wearing = new Map<number, boolean>();

const pictures: Uint8Array[] = [];
const trusts: Uint8Array[] = [];
const meshes: Int16Array[] = [];
const pairs: {
  target: number;
  source: number;
  stranger: number;
  bytes: readonly number[];
}[] = [];
const began = Date.now();
for (let turn = 0; Date.now() - began < 1000 * Number(options.seconds); turn++) {
  const photo = photos[turn % photos.length]!;
  const source = await sourceOf(photo);
  // Photos with glasses are corrected by weights of their own.
  if (!source || source.woreGlasses !== (options.worn !== undefined)) continue;
  const { person, index } = photo.crop;
  // Another photo of the same person teaches most: what an expression, a year or a lamp leaves in a face and what not.
  const others = targets.filter((crop) => crop.person === person && crop.index !== index).slice(0, 2);
  for (const target of [photo.crop, photo.crop, ...others, ...others, ...others])
    if (!(await wearsGlasses(target))) await drawOverStranger(target, { photo, source });
  strangers.push({ photo, source });
  if (strangers.length > strangersMax) strangers.splice(Math.floor(random() * strangersMax), 1);
}
writeFileSync(join(out, 'drawn.pack'), Buffer.concat(pictures));
writeFileSync(join(out, 'trust.u8'), Buffer.concat(trusts));
writeFileSync(join(out, 'meshes.i16'), Buffer.concat(meshes.map((mesh) => new Uint8Array(mesh.buffer))));
writeFileSync(join(out, 'drawn.json'), JSON.stringify({ pairs }));
process.stdout.write(`${pairs.length} drawings\n`);
await vision.close();

async function drawOverStranger(target: Crop, { photo, source }: { photo: Photo; source: SourceFace }): Promise<void> {
  const choice = strangers.filter((each) => each.photo.crop.person !== photo.crop.person);
  const stranger = choice[Math.floor(random() * choice.length)];
  if (!stranger) return;
  const light = { ...(random() < 0.6 ? lightOf(random, 1) : plainLight), ...(random() < 0.5 ? hazeOf(random) : {}) };
  const share = random() < 0.4 ? 1 : smallestShare + (1 - smallestShare) * random();
  const size = 2 * Math.round((share * pack.side) / 2);
  const straight = { rgb: await pack.rgbOf(target), mesh: pack.meshOf(target) };
  const portrait = random() < turnedShare ? turned(straight, turnOf(random)) : straight;
  const truth = await resized(lit(portrait.rgb, light), size);
  const seen = copyOf(truth);
  const mesh = portrait.mesh.map((value) => (value * size) / pack.side);
  if (!draw(stranger.source, seen, mesh)) return;
  const seenMesh = await meshIn(seen);
  const drawn = copyOf(seen);
  if (!seenMesh || !draw(source, drawn, seenMesh)) return;
  const drawnMesh = await meshIn(drawn);
  if (!drawnMesh) return;
  const files = await Promise.all([drawn, seen, truth].map(fileOf));
  pictures.push(...files);
  for (const read of [seenMesh, drawnMesh, mesh])
    meshes.push(Int16Array.from(read, (value) => Math.round((64 * value * pack.side) / size)));
  trusts.push(trustOf(source), trustOf(stranger.source));
  pairs.push({
    target: target.index,
    source: photo.crop.index,
    stranger: stranger.photo.crop.index,
    bytes: files.map(({ length }) => length),
  });
}

function trustOf({ facing, vertexAlpha }: SourceFace): Uint8Array {
  return Uint8Array.from({ length: faceVertexCount }, (_, vertex) =>
    Math.round(255 * smoothstep(0, facingFull, facing[vertex]!) * vertexAlpha[vertex]!),
  );
}

/** Whether the face was drawn. */
function draw(source: SourceFace, picture: YuvPicture, mesh: FaceMesh): boolean {
  const samples = [{ picture: copyOf(picture), target: mesh }];
  const person = profileOf([mesh]);
  const renderer = new FaceRenderer(new Heap(), { source, person, veil: veilOf(samples, source.black) });
  renderer.calibrate(samples);
  return renderer.render(picture, { target: mesh }) !== undefined;
}

async function meshIn(picture: YuvPicture): Promise<FaceMesh | undefined> {
  return (await findFaces(vision, picture))[0]?.mesh;
}

/** Whose glasses would be kept in a clip: the network learns nothing there. */
async function wearsGlasses(target: Crop): Promise<boolean> {
  const known =
    wearing.get(target.index) ??
    isWearing(await vision.glasses(lit(await pack.rgbOf(target), plainLight), pack.meshOf(target)));
  wearing.set(target.index, known);
  return known;
}

/** In another light more often than not; undefined where the engine would refuse the photo. */
async function sourceOf({ rgb }: Photo): Promise<SourceFace | undefined> {
  const picture = lit(await rgb(), random() < 0.7 ? lightOf(random, 0.8) : plainLight);
  try {
    return await prepareSource({ vision, photos: [picture], colour });
  } catch (cause) {
    if (cause instanceof EngineError) return undefined;
    throw cause;
  }
}

function barePhotos(): Photo[] {
  return targets
    .filter(({ faceWidth }) => faceWidth >= photoFaceMin)
    .map((crop) => {
      const isMirrored = random() < 0.6;
      return { crop, rgb: () => pack.rgbOf(crop, isMirrored) };
    });
}

function rawOf(picture: YuvPicture): Sharp {
  const { width, height } = picture;
  return sharp(rgbFromYuv(picture), { raw: { width, height, channels: 3 } });
}

async function fileOf(picture: YuvPicture): Promise<Buffer> {
  const enlarged = rawOf(picture).resize(pack.side, pack.side, { kernel: 'linear' });
  return await enlarged.webp({ quality: 92, effort: 2, smartSubsample: true }).toBuffer();
}

async function resized(picture: YuvPicture, size: number): Promise<YuvPicture> {
  if (size === picture.width) return picture;
  const rgb = await rawOf(picture).resize(size, size).raw().toBuffer();
  return withHalvedChroma(yuvFromRgb(new Uint8Array(rgb), { width: size, height: size, colour }));
}

function copyOf(picture: YuvPicture): YuvPicture {
  return { ...picture, y: picture.y.slice(), u: picture.u.slice(), v: picture.v.slice() };
}
