import { faceVertexCount, ringFromEyes, smoothstep } from '../geometry/index.ts';
import { glassesMaskOf } from '../person-texture/glasses-mask.ts';
import { glassesOf } from '../person-texture/glasses.ts';
import { sampleTexture } from '../person-texture/sample-texture.ts';
import type { YuvPicture } from '../picture/yuv-picture.ts';
import type { FaceCrop } from './face-crop.ts';
import { forEachFacePixel } from './face-in-photo.ts';
import { fillHoles } from './fill-holes.ts';
import type { FoundFace } from './find-faces.ts';
import { glassesCoverOf } from './glasses-cover.ts';
import type { Planes } from './source-face.ts';
import { readMap } from './texture-map.ts';
import { unwrapFace } from './unwrap-face.ts';

/** Side of the unwrapped face in which rims are followed. */
const side = 640;
/** Cover up to which a pixel may lend its colour to the frame beside it; everything over the second is replaced. */
const lendsUnder = 0.03;
const replacedFrom = 0.5;

const isLid = Uint8Array.from({ length: faceVertexCount }, (_, vertex) => (ringFromEyes[vertex]! <= 1 ? 1 : 0));

/** The face without the frames of its glasses: the target may wear none, or its own. Skin fills them in; the eyes behind the lenses stay. */
export function withoutGlasses(crop: FaceCrop, { picture, found }: { picture: YuvPicture; found: FoundFace }): FaceCrop {
  const texture = sampleTexture(picture, found.mesh);
  if (!glassesOf(texture).isWearing) return crop;
  const { width, height } = crop;
  const frames = glassesCoverOf(unwrapFace(crop, side), glassesMaskOf(texture, 'photo'));
  const cover = new Float32Array(width * height);
  const lends = new Float32Array(width * height);
  forEachFacePixel(crop, (at, { layoutX, layoutY, kind, mean }) => {
    cover[at] = readMap(frames, side, layoutX * side, layoutY * side);
    // Skin only lends: the dark of lashes and pupils must not run into the bridge of the nose.
    lends[at] = kind === 0 && cover[at]! < lendsUnder ? 1 - mean(isLid) : 0;
  });
  const planes = crop.planes.map((plane) => {
    const filled = fillHoles(plane, lends, { width, height });
    return plane.map((value, at) => value + smoothstep(0, replacedFrom, cover[at]!) * (filled[at]! - value));
  }) as Planes;
  return { ...crop, planes };
}
