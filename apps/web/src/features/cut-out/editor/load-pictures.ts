import { type Processing, viewSide } from '@semblante/contracts';
import { type BaseCoverage, baseCoverageOf } from '../brush/base-coverage.ts';
import { createLayer, type Layer } from './canvas-layer.ts';

export interface EditPictures {
  width: number;
  height: number;
  /** Canvas pixels for one pixel of the full picture. */
  scale: number;
  cutOut: HTMLCanvasElement;
  /** Gone with the uploaded image: then nothing can be brought back. */
  original: HTMLCanvasElement | undefined;
  base: BaseCoverage | undefined;
}

export async function loadPictures({ cut_out: cutOut }: Processing): Promise<EditPictures> {
  if (cutOut === null) throw new Error('there is no cut-out to open');
  const size = workSizeOf(cutOut);
  const hasMask = cutOut.render?.has_mask === true;
  const [subject, original, alpha] = await Promise.all([
    loadAt(cutOut.view_url, size),
    cutOut.can_restore && cutOut.source_view_url !== null ? loadAt(cutOut.source_view_url, size) : undefined,
    hasMask ? loadAt(cutOut.alpha_url, size) : undefined,
  ]);
  return {
    ...size,
    cutOut: subject.canvas,
    original: original?.canvas,
    base: alpha && baseCoverageOf({ cutOut: channelOf(subject, 3), now: channelOf(alpha, 0) }),
  };
}

/**
 * The editor works on smaller pictures: sharp on any screen, light enough for a phone. The server renders at full size.
 */
export function workSizeOf({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
  scale: number;
} {
  const scale = Math.min(1, viewSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)), scale };
}

async function loadAt(url: string, size: { width: number; height: number }): Promise<Layer> {
  const layer = createLayer(size);
  layer.imageSmoothingQuality = 'high';
  layer.drawImage(await loadImage(url), 0, 0, size.width, size.height);
  return layer;
}

export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

function channelOf(layer: Layer, channel: number): Uint8ClampedArray {
  const { data } = layer.getImageData(0, 0, layer.canvas.width, layer.canvas.height);
  return data.filter((_, place) => place % 4 === channel);
}
