import { join } from 'node:path';
import sharp from 'sharp';
import { boxOf, faceWidthOf, type FaceMesh } from '@semblante/vision/geometry';
import { findFaces, regionOfDetection, regionOfMesh, type Vision } from '@semblante/vision/networks';
import { photoColour, yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import { hasAge, loadScreenedImage, type ScreenEyes, AgeWatch } from '@semblante/vision/screen';
import type { MediaFile } from './list-media.ts';
import { halfOf, halves, listPeople } from './list-people.ts';

/** Of clips as small as most that people film, and of faces in them, in pixels. */
const shapes = [
  { width: 640, height: 360 },
  { width: 480, height: 270 },
  { width: 640, height: 480 },
  { width: 400, height: 300 },
  { width: 360, height: 640 },
] as const;
const faceWidths = [34, 38, 46, 60] as const;
/** One of so many people is enough. */
const peopleStep = 4;

interface Scene {
  half: string;
  known: number;
  lost: number;
}

/**
 * Puts portraits, small, into other pictures: how many faces a search all over can read, and how many of these the
 * screen of a video does not read.
 */
export async function measureFarFaces(
  folder: string,
  { eyes, media, say }: { eyes: ScreenEyes; media: readonly MediaFile[]; say: (text: string) => void },
): Promise<object> {
  const { vision } = eyes.faces!;
  const grounds = media.filter(({ kind, name }) => kind === 'image' && !name.startsWith('bad'));
  if (grounds.length === 0) throw new Error('far faces need --media with images to stand before');
  const people = (await listPeople(folder)).filter((_, i) => i % peopleStep === 0);
  const scenes: Scene[] = [];
  for (const person of people) {
    const path = join(folder, person.file);
    const [face] = await findFaces(vision, await loadScreenedImage(path));
    if (!face || !hasAge(face)) continue;
    for (const width of faceWidths) {
      const at = scenes.length;
      const shape = shapes[at % shapes.length]!;
      const ground = grounds[(at * 7) % grounds.length]!;
      const picture = await putInto(ground.path, { path, scale: width / face.width, shape, at });
      if (!picture) continue;
      const known = await readAllOver(vision, picture);
      const read = await readByScreen(vision, picture);
      const lost = known.filter((mesh) => read.every((other) => !isSame(mesh, other)));
      if (lost.length > 0)
        say(`lost    ${person.name} ${width} wide in ${shape.width} × ${shape.height}, ${ground.name}`);
      scenes.push({ half: halfOf(person.name), known: known.length, lost: lost.length });
    }
  }
  const of = (list: readonly Scene[]) => ({
    pictures: list.length,
    faces: list.reduce((sum, { known }) => sum + known, 0),
    lost: list.reduce((sum, { lost }) => sum + lost, 0),
  });
  return {
    ...of(scenes),
    by_half: Object.fromEntries(halves.map((half) => [half, of(scenes.filter((each) => each.half === half))])),
  };
}

/** Somewhere in the picture, elsewhere each time; nothing where the portrait is too large. */
async function putInto(
  ground: string,
  { path, scale, shape, at }: { path: string; scale: number; shape: { width: number; height: number }; at: number },
): Promise<YuvPicture | undefined> {
  const { width, height } = await sharp(path).metadata();
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const room = { width: shape.width - size.width, height: shape.height - size.height };
  if (Math.min(room.width, room.height) < 0) return undefined;
  const portrait = await sharp(path)
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer();
  const left = Math.floor(((at * 0.618_034) % 1) * room.width);
  const top = Math.floor(((at * 0.754_878) % 1) * room.height);
  const rgb = await sharp(ground)
    .resize({ ...shape, fit: 'cover' })
    .flatten()
    .toColourspace('srgb')
    .composite([{ input: portrait, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return yuvFromRgb(rgb, { ...shape, colour: photoColour });
}

async function readAllOver(vision: Vision, picture: YuvPicture): Promise<FaceMesh[]> {
  const read: FaceMesh[] = [];
  for (const detection of await vision.detect(picture, { model: 'far' })) {
    const rough = await vision.mesh(picture, regionOfDetection(detection));
    const { mesh, confidence } = await vision.mesh(picture, regionOfMesh(rough.mesh));
    if (hasAge({ mesh, confidence, width: faceWidthOf(mesh) })) read.push(mesh);
  }
  return read;
}

async function readByScreen(vision: Vision, picture: YuvPicture): Promise<FaceMesh[]> {
  const read: FaceMesh[] = [];
  const ages = {
    async read(_picture: YuvPicture, mesh: FaceMesh) {
      read.push(mesh);
      return { years: { faceres: 40, gear: 40 }, under20: 0, embedding: new Float32Array(1) };
    },
    close: async () => {},
  };
  const blank = new Float32Array(0);
  await new AgeWatch({ vision, ages }).see(picture, {
    frame: 0,
    seconds: 0,
    shot: 0,
    thumbnail: [blank, blank, blank],
    rotation: 0,
  });
  return read;
}

function isSame(a: FaceMesh, b: FaceMesh): boolean {
  const [one, other] = [boxOf(a), boxOf(b)];
  return Math.hypot(one.centreX - other.centreX, one.centreY - other.centreY) < 0.5 * one.width;
}
