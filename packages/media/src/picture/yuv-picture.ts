/**
 * How luma and chroma of a clip are coded. A photo is converted into the clip's own space, so that blending needs no
 * conversion.
 */
export interface ColourSpace {
  range: 'full' | 'limited';
  matrix: 'bt601' | 'bt709';
}

/**
 * 8-bit planes; chroma halved in both directions (`chromaShift` 1, as clips are) or at full size (0, as photos are).
 */
export interface YuvPicture {
  width: number;
  height: number;
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
  yStride: number;
  chromaStride: number;
  chromaShift: 0 | 1;
  colour: ColourSpace;
}

interface Coefficients {
  kr: number;
  kg: number;
  kb: number;
  lumaScale: number;
  chromaScale: number;
  black: number;
}

export function colourCoefficients({ range, matrix }: ColourSpace): Coefficients {
  const kr = matrix === 'bt709' ? 0.2126 : 0.299;
  const kb = matrix === 'bt709' ? 0.0722 : 0.114;
  const isFull = range === 'full';
  return {
    kr,
    kb,
    kg: 1 - kr - kb,
    lumaScale: isFull ? 1 : 219 / 255,
    chromaScale: isFull ? 1 : 224 / 255,
    black: isFull ? 0 : 16,
  };
}

/** Interleaved RGB into planes of the wanted space, chroma at full size. */
export const yuvFromRgb = (
  rgb: Uint8Array,
  picture: { width: number; height: number; colour: ColourSpace },
): YuvPicture => yuvFromPixels(rgb, { ...picture, pixelBytes: 3 });

/** The same where a fourth byte may follow each pixel's colours. */
export function yuvFromPixels(
  pixels: Uint8Array,
  { width, height, pixelBytes, colour }: { width: number; height: number; pixelBytes: 3 | 4; colour: ColourSpace },
): YuvPicture {
  const { kr, kg, kb, lumaScale, chromaScale, black } = colourCoefficients(colour);
  const size = width * height;
  const y = new Uint8ClampedArray(size);
  const u = new Uint8ClampedArray(size);
  const v = new Uint8ClampedArray(size);
  const toU = (0.5 * chromaScale) / (1 - kb);
  const toV = (0.5 * chromaScale) / (1 - kr);
  for (let i = 0, j = 0; i < size; i++, j += pixelBytes) {
    const red = pixels[j]!;
    const blue = pixels[j + 2]!;
    const luma = kr * red + kg * pixels[j + 1]! + kb * blue;
    y[i] = black + lumaScale * luma;
    u[i] = 128 + toU * (blue - luma);
    v[i] = 128 + toV * (red - luma);
  }
  const plain = (plane: Uint8ClampedArray) => new Uint8Array(plane.buffer);
  return {
    width,
    height,
    y: plain(y),
    u: plain(u),
    v: plain(v),
    yStride: width,
    chromaStride: width,
    chromaShift: 0,
    colour,
  };
}

export function rgbFromYuv(picture: YuvPicture): Uint8Array {
  const { width, height, y, u, v, yStride, chromaStride, chromaShift } = picture;
  const { kr, kg, kb, lumaScale, chromaScale, black } = colourCoefficients(picture.colour);
  const redV = (2 * (1 - kr)) / chromaScale;
  const blueU = (2 * (1 - kb)) / chromaScale;
  const greenU = (-kb * blueU) / kg;
  const greenV = (-kr * redV) / kg;
  const rgb = new Uint8ClampedArray(width * height * 3);
  for (let row = 0, j = 0; row < height; row++) {
    for (let column = 0; column < width; column++, j += 3) {
      const luma = (y[row * yStride + column]! - black) / lumaScale;
      const chroma = (row >> chromaShift) * chromaStride + (column >> chromaShift);
      const cu = u[chroma]! - 128;
      const cv = v[chroma]! - 128;
      rgb[j] = luma + redV * cv;
      rgb[j + 1] = luma + greenU * cu + greenV * cv;
      rgb[j + 2] = luma + blueU * cu;
    }
  }
  return new Uint8Array(rgb.buffer);
}

/** Chroma halved by averaging, as a clip carries it; width and height must be even. */
export function withHalvedChroma(picture: YuvPicture): YuvPicture {
  if (picture.chromaShift === 1) return picture;
  const width = picture.width >> 1;
  const height = picture.height >> 1;
  const halve = (plane: Uint8Array) => {
    const half = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const i = 2 * row * picture.chromaStride + 2 * column;
        half[row * width + column] =
          (plane[i]! + plane[i + 1]! + plane[i + picture.chromaStride]! + plane[i + picture.chromaStride + 1]! + 2) >>
          2;
      }
    }
    return half;
  };
  return { ...picture, u: halve(picture.u), v: halve(picture.v), chromaStride: width, chromaShift: 1 };
}

export const copyOf = (picture: YuvPicture): YuvPicture => ({
  ...picture,
  y: picture.y.slice(),
  u: picture.u.slice(),
  v: picture.v.slice(),
});
