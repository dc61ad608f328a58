import { Frame, avGetPixFmtFromName, requireDone } from '../video/av.ts';
import { type ColourSpace, yuvFromRgb } from '../picture/yuv-picture.ts';

export type ClipPixelFormat = 'yuv420p' | 'yuv422p' | 'yuv444p' | 'yuv420p10le' | 'yuv422p10le' | 'yuvj420p';

const shifts: Record<ClipPixelFormat, { x: 0 | 1; y: 0 | 1; bits: 8 | 10 }> = {
  yuv420p: { x: 1, y: 1, bits: 8 },
  yuvj420p: { x: 1, y: 1, bits: 8 },
  yuv422p: { x: 1, y: 0, bits: 8 },
  yuv444p: { x: 0, y: 0, bits: 8 },
  yuv420p10le: { x: 1, y: 1, bits: 10 },
  yuv422p10le: { x: 1, y: 0, bits: 10 },
};

interface Plane {
  bytes: Uint8Array;
  rowBytes: number;
}

/**
 * A frame in FFmpeg's own memory. (`Frame.fromVideoBuffer` of node-av lets the frame point into the buffer and lets the
 * buffer be collected.)
 */
export function frameFromRgb(
  rgb: Uint8Array,
  {
    width,
    height,
    colour,
    pixelFormat,
  }: { width: number; height: number; colour: ColourSpace; pixelFormat: ClipPixelFormat },
): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.width = width;
  frame.height = height;
  frame.format = avGetPixFmtFromName(pixelFormat);
  requireDone(frame.getBuffer(0), 'allocate a frame');
  const { data, linesize } = frame;
  for (const [i, { bytes, rowBytes }] of planesFromRgb(rgb, { width, height, colour, pixelFormat }).entries()) {
    for (let from = 0, to = 0; from < bytes.length; from += rowBytes, to += linesize[i]!)
      data![i]!.set(bytes.subarray(from, from + rowBytes), to);
  }
  return frame;
}

function planesFromRgb(
  rgb: Uint8Array,
  {
    width,
    height,
    colour,
    pixelFormat,
  }: { width: number; height: number; colour: ColourSpace; pixelFormat: ClipPixelFormat },
): Plane[] {
  const { x, y, bits } = shifts[pixelFormat];
  const full = yuvFromRgb(rgb, { width, height, colour });
  const chroma = [full.u, full.v].map((plane) => ({
    bytes: subsampled(plane, { width, height, x, y }),
    rowBytes: (width + x) >> x,
  }));
  const planes = [{ bytes: full.y, rowBytes: width }, ...chroma];
  return bits === 8 ? planes : planes.map(({ bytes, rowBytes }) => ({ bytes: widened(bytes), rowBytes: 2 * rowBytes }));
}

/** The mean of the pixels under each sample; at an odd edge of those that are there. */
function subsampled(
  plane: Uint8Array,
  { width, height, x, y }: { width: number; height: number; x: 0 | 1; y: 0 | 1 },
): Uint8Array {
  const columns = (width + x) >> x;
  const rows = (height + y) >> y;
  const samples = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const right = Math.min(width - 1, (column << x) + x);
      const below = Math.min(height - 1, (row << y) + y);
      const [left, above] = [column << x, row << y];
      const sum =
        plane[above * width + left]! +
        plane[above * width + right]! +
        plane[below * width + left]! +
        plane[below * width + right]!;
      samples[row * columns + column] = (sum + 2) >> 2;
    }
  }
  return samples;
}

function widened(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(Uint16Array.from(bytes, (value) => value << 2).buffer);
}
