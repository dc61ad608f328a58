/** What a sample belongs to: 0 is nothing, so the backdrop shows. */
export const sampleTag = { person: 1 << 24, occluder: 2 << 24 } as const;
export type SampleTag = (typeof sampleTag)[keyof typeof sampleTag];

const emptyDepth = -1e9;

/** Supersampled picture: depth (larger is nearer) and packed tag + sRGB for each sample. Reused between frames. */
export interface FrameBuffer {
  width: number;
  height: number;
  columns: number;
  rows: number;
  depth: Float32Array;
  samples: Uint32Array;
}

/** Samples per pixel and axis. */
export const sampleDensity = 2;

export function createFrameBuffer({ width, height }: { width: number; height: number }): FrameBuffer {
  const columns = width * sampleDensity;
  const rows = height * sampleDensity;
  return {
    width,
    height,
    columns,
    rows,
    depth: new Float32Array(columns * rows).fill(emptyDepth),
    samples: new Uint32Array(columns * rows),
  };
}

export function clearFrame(frame: FrameBuffer): void {
  frame.depth.fill(emptyDepth);
  frame.samples.fill(0);
}

/** Share of each pixel, 0 to 255, that shows people (occluders are not people) and that shows an occluder. */
export interface Coverage {
  people: Uint8Array;
  occluder: Uint8Array;
}

/** Averages the samples over the backdrop already in `rgb`. */
export function resolveFrame({ width, height, columns, samples }: FrameBuffer, rgb: Uint8Array): Coverage {
  const coverage: Coverage = { people: new Uint8Array(width * height), occluder: new Uint8Array(width * height) };
  const quad = new Uint32Array(4);
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0, at = 2 * y * columns; x < width; x++, at += 2, pixel++) {
      quad[0] = samples[at]!;
      quad[1] = samples[at + 1]!;
      quad[2] = samples[at + columns]!;
      quad[3] = samples[at + columns + 1]!;
      if ((quad[0]! | quad[1]! | quad[2]! | quad[3]!) !== 0) mergeQuad(quad, rgb, coverage, pixel);
    }
  }
  return coverage;
}

function mergeQuad(quad: Uint32Array, rgb: Uint8Array, coverage: Coverage, pixel: number): void {
  let r = 2;
  let g = 2;
  let b = 2;
  let people = 0;
  let occluder = 0;
  for (let i = 0; i < 4; i++) {
    const sample = quad[i]!;
    if (sample === 0) continue;
    r += (sample >>> 16) & 255;
    g += (sample >>> 8) & 255;
    b += sample & 255;
    if (sample < sampleTag.occluder) people++;
    else occluder++;
  }
  const behind = 4 - people - occluder;
  const at = 3 * pixel;
  rgb[at] = (r + behind * rgb[at]!) >> 2;
  rgb[at + 1] = (g + behind * rgb[at + 1]!) >> 2;
  rgb[at + 2] = (b + behind * rgb[at + 2]!) >> 2;
  coverage.people[pixel] = (255 * people) >> 2;
  coverage.occluder[pixel] = (255 * occluder) >> 2;
}
