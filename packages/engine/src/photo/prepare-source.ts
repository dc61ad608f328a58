import { EngineError } from '@semblante/media';
import { facingOf, meshPointCount, unwrappedCoordinates, type FaceMesh } from '@semblante/vision/geometry';
import { type Glasses, type Vision, findFaces, type FoundFace } from '@semblante/vision/networks';
import { colourCoefficients, type ColourSpace, type YuvPicture } from '@semblante/media/picture';
import { cropFace } from './face-crop.ts';
import { evenLight } from './even-light.ts';
import { meanShape } from './face-shape.ts';
import { smileOf } from './fold-weights.ts';
import { qualityOf, refusalOf } from './judge-photo.ts';
import { mendFace, type MendedFace } from './mend-face.ts';
import { measurePhoto } from './photo-measures.ts';
import { shrink } from './shrink.ts';
import { steadyFace } from './steady-mesh.ts';
import type { Mip, Planes, SourceFace } from './source-face.ts';
import { readTrustedFace } from './trusted-face.ts';
import { faceWidthOverSide, openMouthOf, sideFor } from './unwrap-face.ts';
import { trustPerVertex, vertexAlphaOf } from './vertex-alpha.ts';

interface Request {
  vision: Vision;
  /** One or more photos of the same person. */
  photos: readonly YuvPicture[];
  /** Of the clip in which the face is to be drawn. */
  colour: ColourSpace;
}

/**
 * Turns photos of one face into a source that can be drawn. Photos that would be refused are left out; the best one
 * gives the texture.
 */
export async function prepareSource({ vision, photos, colour }: Request): Promise<SourceFace> {
  const [best, ...others] = await usablePhotos(vision, photos);
  if (!best) throw new EngineError('photo.no_face');
  const side = sideFor(best.found.width);
  const read = (photo: UsablePhoto) => {
    const crop = cropFace(photo.picture, photo.found.mesh, colour.matrix);
    return { crop, face: readTrustedFace({ found: photo.found, glasses: photo.glasses, crop, side }) };
  };
  const main = read(best);
  const mended = mendFace(
    main.face,
    others.map((photo) => read(photo).face),
  );
  const faceWidth = faceWidthOverSide * side;
  const { black } = colourCoefficients(colour);
  return {
    mesh: meanShape(
      [best, ...others].map(({ found, quality }) => ({ mesh: found.mesh, weight: quality })),
      faceWidth,
    ),
    textureMesh: layoutMesh(side),
    faceWidth,
    mips: mipsOf(coded(evenLight(mended.planes, mended.trust, side), colour), side),
    facing: facingAfterMending(best.found.mesh, mended),
    vertexAlpha: vertexAlphaOf(mended),
    black,
    colour,
    smile: smileOf(best.found.mesh),
    woreGlasses: main.face.glasses !== undefined,
    openMouth: openMouthOf(best.found.mesh),
  };
}

interface UsablePhoto {
  picture: YuvPicture;
  found: FoundFace;
  glasses: Glasses;
  quality: number;
}

/** Best first. With none usable the reason of the first photo is told. */
async function usablePhotos(vision: Vision, photos: readonly YuvPicture[]): Promise<UsablePhoto[]> {
  const usable: UsablePhoto[] = [];
  let refusal: ReturnType<typeof refusalOf>;
  for (const picture of photos) {
    const [first] = await findFaces(vision, picture);
    const found = first && (await steadyFace(vision, picture, first));
    const glasses = found && (await vision.glasses(picture, found.mesh));
    const measures = glasses && measurePhoto(picture, found, glasses);
    const code = measures ? refusalOf(measures) : 'photo.no_face';
    if (measures && !code) usable.push({ picture, found, glasses, quality: qualityOf(measures) });
    else refusal ??= code;
  }
  if (usable.length === 0 && refusal) throw new EngineError(refusal);
  return usable.sort((a, b) => b.quality - a.quality);
}

function layoutMesh(side: number): FaceMesh {
  const mesh = new Float32Array(3 * meshPointCount);
  for (let i = 0; i < unwrappedCoordinates.length; i++) mesh[3 * (i >> 1) + (i & 1)] = unwrappedCoordinates[i]! * side;
  return mesh;
}

/** Where the texture was completed it is as good as if the photo had shown it from the front. */
const mendedFacing = 0.3;

function facingAfterMending(mesh: FaceMesh, { trust, side }: MendedFace): Float32Array {
  const known = trustPerVertex(trust, side);
  return facingOf(mesh).map((cosine, vertex) => Math.max(cosine, mendedFacing * known[vertex]!));
}

/** Each is smaller by half an octave: between two of them no step can be seen. */
const mipScales = [1, Math.SQRT2, 2, 2 * Math.SQRT2, 4, 4 * Math.SQRT2, 8];

function mipsOf(planes: Planes, side: number): Mip[] {
  return mipScales.map((scale) => {
    const size = Math.round(side / scale);
    const sizes = { from: { width: side, height: side }, to: { width: size, height: size } };
    return {
      width: size,
      height: size,
      scale: side / size,
      planes: scale === 1 ? planes : (planes.map((plane) => shrink(plane, sizes)) as Planes),
    };
  });
}

function coded(planes: Planes, colour: ColourSpace): Planes {
  const { lumaScale, chromaScale, black } = colourCoefficients(colour);
  return [
    planes[0].map((luma) => black + lumaScale * Math.max(0, Math.min(255, luma))),
    planes[1].map((chroma) => 128 + chromaScale * chroma),
    planes[2].map((chroma) => 128 + chromaScale * chroma),
  ];
}
