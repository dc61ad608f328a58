import type { YuvPicture } from '@semblante/media/picture';

export interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Whole pixels around a box, clipped to the picture, beginning on even ones so that halved chroma fits. */
export function pixelBoxAround(
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  { margin, picture }: { margin: number; picture: Pick<YuvPicture, 'width' | 'height'> },
): PixelBox {
  const x = Math.max(0, Math.floor((left - margin) / 2) * 2);
  const y = Math.max(0, Math.floor((top - margin) / 2) * 2);
  const endX = Math.min(picture.width, Math.ceil((right + margin) / 2) * 2);
  const endY = Math.min(picture.height, Math.ceil((bottom + margin) / 2) * 2);
  return { left: x, top: y, width: Math.max(0, endX - x), height: Math.max(0, endY - y) };
}

/** A part of a picture in memory of its own, tightly packed. */
export function copyBox(picture: YuvPicture, { left, top, width, height }: PixelBox): YuvPicture {
  const shift = picture.chromaShift;
  const chroma = {
    left: left >> shift,
    top: top >> shift,
    width: (width + shift) >> shift,
    height: (height + shift) >> shift,
  };
  return {
    width,
    height,
    y: copyRows(picture.y, picture.yStride, { left, top, width, height }),
    u: copyRows(picture.u, picture.chromaStride, chroma),
    v: copyRows(picture.v, picture.chromaStride, chroma),
    yStride: width,
    chromaStride: chroma.width,
    chromaShift: shift,
    colour: picture.colour,
  };
}

function copyRows(plane: Uint8Array, stride: number, { left, top, width, height }: PixelBox): Uint8Array {
  const copy = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * stride + left;
    copy.set(plane.subarray(from, from + width), row * width);
  }
  return copy;
}
