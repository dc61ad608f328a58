import { EngineError } from '../engine-error.ts';
import { faceWidthOf, facingOf, smoothstep } from '../geometry/index.ts';
import { colourCoefficients, type ColourSpace, type YuvPicture } from '../picture/yuv-picture.ts';
import type { Vision } from '../vision/index.ts';
import { cropFace } from './face-crop.ts';
import { onlyFace } from './face-in-photo.ts';
import { findFaces, type FoundFace } from './find-faces.ts';
import { pick, readingPoints } from './hidden-half.ts';
import { qualityOf, refusalOf } from './judge-photo.ts';
import { measurePhoto } from './photo-measures.ts';
import { smileOf } from './smile.ts';
import { mendRedEyes } from './red-eye.ts';
import { withoutGlasses } from './remove-glasses.ts';
import { shrink } from './shrink.ts';
import { skinValidityOf, validitySide } from './skin-validity.ts';
import { steadyFace } from './steady-mesh.ts';
import type { Mip, Planes, SourceFace } from './source-face.ts';
import { unwrapFace } from './unwrap-face.ts';
import { perVertex, vertexAlphaOf } from './vertex-alpha.ts';

interface Request {
  vision: Vision;
  /** One or more photos of the same person. */
  photos: readonly YuvPicture[];
  /** Of the clip in which the face is to be drawn. */
  colour: ColourSpace;
}

/** Cosine to the camera from which on a place is seen at all, and well. */
const seenAt = [0, 0.5] as const;

/** Turns photos of one face into a source that can be drawn: the best of them, without what is not face in it. */
export async function prepareSource({ vision, photos, colour }: Request): Promise<SourceFace> {
  const { picture, found } = await bestPhoto(vision, photos);
  const crop = withoutGlasses(cropFace(picture, found.mesh, colour.matrix), { picture, found });
  mendRedEyes(crop);
  const facing = facingOf(crop.mesh);
  const validity = skinValidityOf(unwrapFace(crop, validitySide), facing);
  const valid = perVertex(validity, validitySide);
  const points = readingPoints(facing.map((cosine, vertex) => smoothstep(...seenAt, cosine) * valid[vertex]!));
  const ofPoint = (values: Float32Array) => values.map((_, vertex) => values[points[vertex]!]!);
  return {
    mesh: pick(crop.mesh, points),
    faceWidth: faceWidthOf(crop.mesh),
    mips: mipsOf(coded(onlyFace(crop, validity, validitySide), colour), crop),
    facing: ofPoint(facing),
    smile: smileOf(crop.mesh),
    black: colourCoefficients(colour).black,
    vertexAlpha: ofPoint(vertexAlphaOf(validity, validitySide)),
  };
}

interface UsablePhoto {
  picture: YuvPicture;
  found: FoundFace;
  quality: number;
}

/** Photos that would be refused are left out; with none usable the reason of the first photo is told. */
async function bestPhoto(vision: Vision, photos: readonly YuvPicture[]): Promise<UsablePhoto> {
  let best: UsablePhoto | undefined;
  let refusal: ReturnType<typeof refusalOf>;
  for (const picture of photos) {
    const [first] = await findFaces(vision, picture);
    const found = first && (await steadyFace(vision, picture, first));
    const measures = found && measurePhoto(picture, found);
    const code = measures ? refusalOf(measures) : 'photo.no_face';
    if (!found || !measures || code) {
      refusal ??= code;
      continue;
    }
    const quality = qualityOf(measures);
    if (!best || quality > best.quality) best = { picture, found, quality };
  }
  if (!best) throw new EngineError(refusal ?? 'photo.no_face');
  return best;
}

/** Each mip is smaller by half an octave: between two of them no step can be seen. */
const mipStep = Math.SQRT2;
/** A small, blurred face in a clip wants a softer picture than its own size. */
const faceWidthMin = 16;

function mipsOf(planes: Planes, size: { width: number; height: number; mesh: Float32Array }): Mip[] {
  const count = 1 + Math.floor(Math.log(faceWidthOf(size.mesh) / faceWidthMin) / Math.log(mipStep));
  return Array.from({ length: count }, (_, k) => {
    if (k === 0) return { width: size.width, height: size.height, scale: 1, planes };
    const scale = mipStep ** k;
    const to = { width: Math.ceil(size.width / scale), height: Math.ceil(size.height / scale) };
    return { ...to, scale, planes: planes.map((plane) => shrink(plane, { from: size, to, step: scale })) as Planes };
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
