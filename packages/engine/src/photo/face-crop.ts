import { boxOf, faceWidthOf, type FaceMesh } from '@semblante/vision/geometry';
import { colourCoefficients, type ColourSpace, type YuvPicture } from '@semblante/media/picture';
import { shrink } from './shrink.ts';
import type { Planes } from './source-face.ts';

/**
 * The part of a photo with the face: luma 0 to 255, chroma around 0, whatever range the photo is coded in, by the
 * wanted matrix.
 */
export interface FaceCrop {
  width: number;
  height: number;
  planes: Planes;
  /** In pixels of the crop. */
  mesh: FaceMesh;
}

/** Around the mesh, in face widths: bicubic taps and the shadow of hair must not meet the edge. */
const margin = 0.12;
/** A face this wide fills the largest clip allowed; more pixels only cost time. */
const faceWidthMax = 720;

export function cropFace(
  picture: YuvPicture,
  mesh: FaceMesh,
  matrix: ColourSpace['matrix'] = picture.colour.matrix,
): FaceCrop {
  const box = boxOf(mesh);
  const pad = box.width * margin;
  const left = Math.max(0, Math.floor(box.left - pad));
  const top = Math.max(0, Math.floor(box.top - pad));
  const width = Math.min(picture.width, Math.ceil(box.right + pad)) - left;
  const height = Math.min(picture.height, Math.ceil(box.bottom + pad)) - top;
  const planes = readPlanes(picture, { left, top, width, height });
  if (matrix !== picture.colour.matrix) changeMatrix(planes, { from: picture.colour.matrix, to: matrix });
  const moved = Float32Array.from(mesh);
  for (let i = 0; i < moved.length; i += 3) {
    moved[i]! -= left;
    moved[i + 1]! -= top;
  }
  return limited({ width, height, planes, mesh: moved });
}

function readPlanes(
  picture: YuvPicture,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Planes {
  const { lumaScale, chromaScale, black } = colourCoefficients(picture.colour);
  const planes: Planes = [
    new Float32Array(width * height),
    new Float32Array(width * height),
    new Float32Array(width * height),
  ];
  for (let row = 0, i = 0; row < height; row++) {
    const lumaRow = (row + top) * picture.yStride + left;
    const chromaRow = ((row + top) >> picture.chromaShift) * picture.chromaStride;
    for (let column = 0; column < width; column++, i++) {
      const chroma = chromaRow + ((column + left) >> picture.chromaShift);
      planes[0][i] = (picture.y[lumaRow + column]! - black) / lumaScale;
      planes[1][i] = (picture.u[chroma]! - 128) / chromaScale;
      planes[2][i] = (picture.v[chroma]! - 128) / chromaScale;
    }
  }
  return planes;
}

function limited(crop: FaceCrop): FaceCrop {
  const ratio = faceWidthMax / faceWidthOf(crop.mesh);
  if (ratio >= 1) return crop;
  const width = Math.round(crop.width * ratio);
  const height = Math.round(crop.height * ratio);
  const scale = [width / crop.width, height / crop.height, width / crop.width];
  return {
    width,
    height,
    planes: crop.planes.map((plane) => shrink(plane, { from: crop, to: { width, height } })) as Planes,
    mesh: crop.mesh.map((value, i) => value * scale[i % 3]!),
  };
}

/** Through red, green and blue, for every pixel. */
function changeMatrix(planes: Planes, { from, to }: { from: ColourSpace['matrix']; to: ColourSpace['matrix'] }): void {
  const old = colourCoefficients({ range: 'full', matrix: from });
  const wanted = colourCoefficients({ range: 'full', matrix: to });
  const [luma, u, v] = planes;
  for (let i = 0; i < luma.length; i++) {
    const red = luma[i]! + 2 * (1 - old.kr) * v[i]!;
    const blue = luma[i]! + 2 * (1 - old.kb) * u[i]!;
    const green = (luma[i]! - old.kr * red - old.kb * blue) / old.kg;
    luma[i] = wanted.kr * red + wanted.kg * green + wanted.kb * blue;
    u[i] = (blue - luma[i]!) / (2 * (1 - wanted.kb));
    v[i] = (red - luma[i]!) / (2 * (1 - wanted.kr));
  }
}
