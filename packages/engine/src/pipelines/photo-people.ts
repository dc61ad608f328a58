import {
  copyBox,
  shifted,
  type FaceReference,
  profileOf,
  faceBox,
  encodeThumbnail,
  ThumbnailKeeper,
} from '@semblante/vision/analyse';
import {
  type RgbaPicture,
  photoColour,
  withHalvedChroma,
  yuvFromPixels,
  type YuvPicture,
} from '@semblante/media/picture';
import { EngineError } from '@semblante/media';
import { faceWidthOf, type FaceMesh } from '@semblante/vision/geometry';
import { findFaces, isSure, anglesOf, type Vision } from '@semblante/vision/networks';
import type { KnownPeople } from './swap-cast.ts';

/** Of one picture; more are not offered. */
export const photoFacesMax = 20;
/** Narrower ones come out soft, and further turned ones half guessed: said before anybody pays. */
const widthOfGood = 64;
const yawOfGood = 45;

export interface PhotoFace {
  /** p1 is the largest. */
  id: string;
  mesh: FaceMesh;
  width: number;
  confidence: number;
  concerns: ('small' | 'turned')[];
}

/** As the compositor works on frames: even sides, halved chroma. What lies beyond the picture repeats its edge. */
export function frameOf({ width, height, data }: RgbaPicture): YuvPicture {
  const even = { width: width + (width & 1), height: height + (height & 1) };
  const isEven = even.width === width && even.height === height;
  const pixels = isEven ? data : withEdgeRepeated({ width, height, data }, even);
  return withHalvedChroma(yuvFromPixels(pixels, { ...even, pixelBytes: 4, colour: photoColour }));
}

function withEdgeRepeated({ width, height, data }: RgbaPicture, even: { width: number; height: number }): Uint8Array {
  const rowBytes = 4 * even.width;
  const pixels = new Uint8Array(rowBytes * even.height);
  for (let row = 0; row < even.height; row++) {
    const from = 4 * Math.min(row, height - 1) * width;
    pixels.set(data.subarray(from, from + 4 * width), row * rowBytes);
    if (even.width > width)
      pixels.copyWithin(row * rowBytes + 4 * width, row * rowBytes + 4 * (width - 1), row * rowBytes + 4 * width);
  }
  return pixels;
}

/** The largest first. */
export async function findPhotoFaces(vision: Vision, picture: YuvPicture): Promise<PhotoFace[]> {
  const sure = (await findFaces(vision, picture, 'everybody')).filter(isSure);
  return sure.map(({ mesh, confidence }, i) => photoFaceOf(`p${i + 1}`, { mesh, confidence }));
}

export function photoFaceOf(id: string, { mesh, confidence }: Pick<PhotoFace, 'mesh' | 'confidence'>): PhotoFace {
  const width = faceWidthOf(mesh);
  return {
    id,
    mesh,
    width,
    confidence,
    concerns: [
      ...(width < widthOfGood ? (['small'] as const) : []),
      ...(Math.abs(anglesOf(mesh).yaw) > yawOfGood ? (['turned'] as const) : []),
    ],
  };
}

/** A JPEG to choose a face by. */
export async function thumbnailOf(picture: YuvPicture, { mesh }: PhotoFace): Promise<Buffer> {
  const keeper = new ThumbnailKeeper();
  keeper.offer(picture, { frame: 0, mesh, quality: 1 });
  const thumbnail = keeper.take();
  if (!thumbnail) throw new EngineError('photo.no_face');
  return await encodeThumbnail(thumbnail, { isMirrored: false });
}

/** What is known of somebody of whom there is one picture: that picture. */
export function peopleInPhoto(picture: YuvPicture, faces: readonly PhotoFace[]): KnownPeople {
  const getFace = (id: string): PhotoFace => {
    const face = faces.find((each) => each.id === id);
    if (!face) throw new EngineError('swap.unknown_person', { person: id });
    return face;
  };
  const referenceOf = ({ mesh, confidence }: PhotoFace): FaceReference => {
    const box = faceBox(picture, mesh);
    return { frame: 0, picture: copyBox(picture, box), mesh: shifted(mesh, box), confidence };
  };
  return {
    colour: picture.colour,
    getPerson: (id) => profileOf([getFace(id).mesh]),
    referencesOf: async (id) => [referenceOf(getFace(id))],
  };
}
