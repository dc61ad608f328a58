/** 8-bit RGB holding 255·√linear: dark skin keeps its steps, and squaring after interpolation is cheap. */
export interface TextureLevel {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Sharpest level first, each next one half the size. `wrap`: u runs around, as hair does. */
export interface Texture {
  levels: readonly TextureLevel[];
  wrap: boolean;
}

/** A picture being painted, in linear light. */
export interface Canvas {
  width: number;
  height: number;
  rgb: Float32Array;
}

export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  rgb: new Float32Array(width * height * 3),
});

export function finishTexture(canvas: Canvas, { wrap = false, levels = 4 } = {}): Texture {
  const pyramid: TextureLevel[] = [];
  let current = canvas;
  for (let level = 0; level < levels; level++) {
    pyramid.push(encode(current));
    if (current.width < 8 || current.height < 8) break;
    current = halve(current);
  }
  return { levels: pyramid, wrap };
}

function encode({ width, height, rgb }: Canvas): TextureLevel {
  const data = new Uint8ClampedArray(rgb.length);
  for (let i = 0; i < rgb.length; i++) data[i] = 255 * Math.sqrt(rgb[i]!);
  return { width, height, data };
}

function halve(from: Canvas): Canvas {
  const to = createCanvas(from.width >> 1, from.height >> 1);
  const row = from.width * 3;
  for (let y = 0, o = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++) {
      const i = 2 * y * row + 6 * x;
      for (let k = 0; k < 3; k++, o++)
        to.rgb[o] = (from.rgb[i + k]! + from.rgb[i + k + 3]! + from.rgb[i + k + row]! + from.rgb[i + k + row + 3]!) / 4;
    }
  }
  return to;
}

export function mixPixel(canvas: Canvas, at: number, share: number, r: number, g: number, b: number): void {
  const { rgb } = canvas;
  rgb[at] = rgb[at]! + (r - rgb[at]!) * share;
  rgb[at + 1] = rgb[at + 1]! + (g - rgb[at + 1]!) * share;
  rgb[at + 2] = rgb[at + 2]! + (b - rgb[at + 2]!) * share;
}

export function tintPixel(canvas: Canvas, at: number, r: number, g: number, b: number): void {
  const { rgb } = canvas;
  rgb[at] = rgb[at]! * r;
  rgb[at + 1] = rgb[at + 1]! * g;
  rgb[at + 2] = rgb[at + 2]! * b;
}
