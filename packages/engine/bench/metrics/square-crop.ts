import { colourCoefficients, type YuvPicture } from '@semblante/media/picture';
import type { Region } from '@semblante/vision/networks';

/** Samples per output pixel and direction at most, when a large square is made small. */
const samplesMax = 4;

/**
 * The square as `side` × `side` packed RGB, 0 to 255, black outside the picture. Plain code on purpose: what measures
 * the engine should not share the kernels that it measures.
 */
export function cropRgb(picture: YuvPicture, { cx, cy, size, angle }: Region, side: number): Float32Array {
  const { kr, kg, kb, lumaScale, chromaScale, black } = colourCoefficients(picture.colour);
  const cos = (Math.cos(angle) * size) / side;
  const sin = (Math.sin(angle) * size) / side;
  const samples = Math.min(samplesMax, Math.max(1, Math.round(size / side / 1.6)));
  const redV = (2 * (1 - kr)) / chromaScale;
  const blueU = (2 * (1 - kb)) / chromaScale;
  const rgb = new Float32Array(side * side * 3);
  const sum = { y: 0, u: 0, v: 0 };
  for (let j = 0, k = 0; j < side; j++) {
    for (let i = 0; i < side; i++, k += 3) {
      sum.y = sum.u = sum.v = 0;
      for (let sample = 0; sample < samples * samples; sample++) {
        const right = i + ((sample % samples) + 0.5) / samples - side / 2;
        const down = j + (Math.floor(sample / samples) + 0.5) / samples - side / 2;
        addSample(sum, picture, { x: cx + cos * right - sin * down, y: cy + sin * right + cos * down, black });
      }
      const share = 1 / (samples * samples);
      const luma = (sum.y * share - black) / lumaScale;
      const u = sum.u * share - 128;
      const v = sum.v * share - 128;
      rgb[k] = clamp(luma + redV * v);
      rgb[k + 1] = clamp(luma - (kb * blueU * u + kr * redV * v) / kg);
      rgb[k + 2] = clamp(luma + blueU * u);
    }
  }
  return rgb;
}

function addSample(
  sum: { y: number; u: number; v: number },
  picture: YuvPicture,
  { x, y, black }: { x: number; y: number; black: number },
): void {
  if (x < 0 || y < 0 || x > picture.width || y > picture.height) {
    sum.y += black;
    sum.u += 128;
    sum.v += 128;
    return;
  }
  const { width, height, yStride, chromaStride, chromaShift } = picture;
  const step = 1 << chromaShift;
  const chroma = {
    x: x / step,
    y: y / step,
    width: (width + step - 1) >> chromaShift,
    height: (height + step - 1) >> chromaShift,
    stride: chromaStride,
  };
  sum.y += bilinear(picture.y, { x, y, width, height, stride: yStride });
  sum.u += bilinear(picture.u, chroma);
  sum.v += bilinear(picture.v, chroma);
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  stride: number;
}

/** Pixel centres lie at halves; beyond the outermost centres the edge is continued. */
function bilinear(plane: Uint8Array, { x, y, width, height, stride }: Place): number {
  const px = Math.min(width - 1, Math.max(0, x - 0.5));
  const py = Math.min(height - 1, Math.max(0, y - 0.5));
  const x0 = Math.min(width - 2, Math.floor(px));
  const y0 = Math.min(height - 2, Math.floor(py));
  const fx = px - x0;
  const fy = py - y0;
  const i = y0 * stride + x0;
  return (
    (plane[i]! * (1 - fx) + plane[i + 1]! * fx) * (1 - fy) +
    (plane[i + stride]! * (1 - fx) + plane[i + stride + 1]! * fx) * fy
  );
}

const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value);
