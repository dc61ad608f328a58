import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  encodeImage,
  loadImage,
  type RgbaPicture,
  copyOf,
  rgbFromYuv,
  type YuvPicture,
} from '@semblante/media/picture';
import { EngineError, type StageProgress } from '@semblante/media';
import { boxOf } from '@semblante/vision/geometry';
import { Heap } from '@semblante/media/kernels';
import { chooseLabelPlaces, drawLabel, prepareLabel } from '@semblante/media/label';
import { findParent, signImage, type SignResult } from '@semblante/media/provenance';
import type { Look } from '../swap/index.ts';
import type { Vision } from '@semblante/vision/networks';
import type { Coverage } from './coverage.ts';
import { writeThumbnail } from './cut-out-views.ts';
import { labelLanguages } from './label-frames.ts';
import { findPhotoFaces, frameOf, peopleInPhoto, photoFacesMax, thumbnailOf, type PhotoFace } from './photo-people.ts';
import { readPhotoFaces, writePhotoFaces } from './photo-people-file.ts';
import { openCertificate, type SigningChoice } from './signing-choice.ts';
import { SwapCast } from './swap-cast.ts';
import type { PhotoJob } from './swap-job.ts';
import type { FaceTools } from './warm-faces.ts';

export interface FoundInPhoto {
  width: number;
  height: number;
  people: (Pick<PhotoFace, 'id' | 'width' | 'concerns'> & { thumbnail: string })[];
  /** How many more there are than can be chosen. */
  others: number;
  /** Where each of them is, for a job of the same picture in this or another size. */
  file: string;
}

/** Who can be chosen in a picture, with a thumbnail of each in the folder. */
export async function lookAtPhoto(
  vision: Vision,
  { image, folder }: { image: string; folder: string },
): Promise<FoundInPhoto> {
  const loaded = await loadImage(image);
  const { width, height } = loaded;
  const picture = frameOf(loaded);
  await mkdir(folder, { recursive: true });
  const people: FoundInPhoto['people'] = [];
  const found = await findPhotoFaces(vision, picture);
  const faces = found.slice(0, photoFacesMax);
  for (const face of faces) {
    const thumbnail = join(folder, `${face.id}.jpg`);
    await writeFile(thumbnail, await thumbnailOf(picture, face));
    people.push({ id: face.id, width: face.width, concerns: face.concerns, thumbnail });
  }
  const file = join(folder, 'people.json');
  await writePhotoFaces(file, { width, height, faces });
  return { width, height, people, others: found.length - faces.length, file };
}

export interface SwappedPhoto {
  width: number;
  height: number;
  coverage: Coverage[];
  /** `no_room`: faces fill the picture; its manifest and metadata still say what it is. */
  label: 'drawn' | 'no_room' | 'none';
  provenance: SignResult;
}

interface SwapPhotoOptions {
  tools: FaceTools;
  out: string;
  thumbnail?: string | undefined;
  signing: SigningChoice;
  look?: Partial<Look> | undefined;
  signal: AbortSignal;
  onProgress: (step: StageProgress) => void;
}

/**
 * Puts faces into a picture of full size, as into a frame of a video: a PNG in which every pixel that nothing was drawn
 * on is as it was.
 */
export async function swapPhoto(
  job: Omit<PhotoJob, 'weights'>,
  { tools, out, thumbnail, signing, look, signal, onProgress }: SwapPhotoOptions,
): Promise<SwappedPhoto> {
  const { image } = job;
  const { loaded, coverage, label } = await paintPhoto(job, { tools, look, signal, onProgress });
  const { width, height } = loaded;
  onProgress({ stage: 'render', done: 1, total: 1 });
  const made = { width, height, pixels: loaded.data };
  const [file] = await Promise.all([encodeImage(made, 'png'), thumbnail && writeThumbnail(made, thumbnail)]);
  const certificate = await openCertificate(signing);
  const parent = await findParent(image, certificate);
  const provenance = await signImage({ file, out, action: 'face_swapped', certificate, parent, signal });
  onProgress({ stage: 'sign', done: 1, total: 1 });
  return { width, height, coverage, label, provenance };
}

/** The same for looking at, of a picture that is as large as a page needs it: two JPEGs in a folder. */
export async function previewPhoto(
  job: Omit<PhotoJob, 'weights'>,
  { tools, out, signal }: { tools: FaceTools; out: string; signal: AbortSignal },
): Promise<{ before: string; after: string }> {
  const [before, after] = [join(out, '0-before.jpg'), join(out, '0-after.jpg')];
  const write = async (file: string, { width, height, data }: RgbaPicture) =>
    await writeFile(file, await encodeImage({ width, height, pixels: data }, 'jpeg'));
  // Read twice, so that other threads pack the one while the other is drawn on.
  const [{ loaded }] = await Promise.all([
    paintPhoto(job, { tools, signal, onProgress: () => undefined }),
    loadImage(job.image).then((was) => write(before, was)),
  ]);
  await write(after, loaded);
  return { before, after };
}

type PaintOptions = Pick<SwapPhotoOptions, 'tools' | 'look' | 'signal' | 'onProgress'>;

async function paintPhoto(
  { image, analysis, mapping, label }: Omit<PhotoJob, 'weights'>,
  { tools: { vision, network, sourceOf }, look, signal, onProgress }: PaintOptions,
) {
  const loaded = await loadImage(image);
  const before = frameOf(loaded);
  const faces = (
    analysis === undefined ? await findPhotoFaces(vision, before) : await readPhotoFaces(analysis, loaded)
  ).slice(0, photoFacesMax);
  if (faces.length === 0) throw new EngineError('swap.no_face');
  signal.throwIfAborted();
  onProgress({ stage: 'prepare', done: 1, total: 1 });
  const after = copyOf(before);
  const people = peopleInPhoto(before, faces);
  const parts = { people, mapping, vision, network: network(), heap: new Heap(), look, sourceOf };
  const cast = await SwapCast.prepare(parts);
  signal.throwIfAborted();
  const faceOf = (id: string) => faces.find((face) => face.id === id)?.mesh;
  await cast.paint({ index: 0, picture: after, favour: () => undefined }, { faceOf, isCut: true });
  const coverage = cast.takeCoverage();
  signal.throwIfAborted();
  const labelled = drawPhotoLabel(after, { size: loaded, faces, label });
  addChanges(loaded, { before, after });
  return { loaded, coverage, label: labelled };
}

function drawPhotoLabel(
  picture: YuvPicture,
  {
    size: { width, height },
    faces,
    label,
  }: { size: RgbaPicture; faces: readonly PhotoFace[]; label: PhotoJob['label'] },
): SwappedPhoto['label'] {
  if (label === 'none') return 'none';
  const shape = { width, height, rotation: 0, isMirrored: false } as const;
  const language = labelLanguages[label];
  const inPicture = faces.map(({ mesh }) => {
    const box = boxOf(mesh);
    return { frame: 0, box: { x: box.left, y: box.top, width: box.width, height: box.height } };
  });
  const place = chooseLabelPlaces({ picture: shape, language, faces: inPicture, frames: 1 })[0]?.place;
  if (!place) return 'no_room';
  drawLabel(picture, prepareLabel({ picture: shape, colour: picture.colour, language, place }));
  return 'drawn';
}

/** Rows that are compared, and turned into colours, at a time. */
const bandRows = 16;

/**
 * Adds to the picture what was drawn and nothing else: what the way to the compositor's colours and back would lose is
 * not lost.
 */
function addChanges(picture: RgbaPicture, { before, after }: { before: YuvPicture; after: YuvPicture }): void {
  for (let row = 0; row < picture.height; row += bandRows) {
    const [was, is] = [bandOf(before, row), bandOf(after, row)];
    if ((['y', 'u', 'v'] as const).every((plane) => Buffer.compare(was[plane], is[plane]) === 0)) continue;
    addBand(picture, { row, width: before.width, was: rgbFromYuv(was), is: rgbFromYuv(is) });
  }
}

function bandOf(picture: YuvPicture, row: number): YuvPicture {
  const { y, u, v, yStride, chromaStride, chromaShift } = picture;
  const height = Math.min(bandRows, picture.height - row);
  const [from, to] = [row >> chromaShift, (row + height) >> chromaShift];
  return {
    ...picture,
    height,
    y: y.subarray(row * yStride, (row + height) * yStride),
    u: u.subarray(from * chromaStride, to * chromaStride),
    v: v.subarray(from * chromaStride, to * chromaStride),
  };
}

function addBand(
  { width, height, data }: RgbaPicture,
  band: { row: number; width: number; was: Uint8Array; is: Uint8Array },
): void {
  const clamped = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  for (let row = 0; row < Math.min(bandRows, height - band.row); row++) {
    let to = 4 * (band.row + row) * width;
    let from = 3 * row * band.width;
    for (let column = 0; column < width; column++, to += 4, from += 3) {
      clamped[to] = data[to]! + band.is[from]! - band.was[from]!;
      clamped[to + 1] = data[to + 1]! + band.is[from + 1]! - band.was[from + 1]!;
      clamped[to + 2] = data[to + 2]! + band.is[from + 2]! - band.was[from + 2]!;
    }
  }
}
