import { createLayer, type Layer, refill } from '../editor/canvas-layer.ts';
import type { BaseCoverage } from './base-coverage.ts';
import { drawStroke } from './draw-stroke.ts';
import type { Stroke } from './stroke.ts';

/** Where the original comes back and where the subject goes, each as the alpha of a canvas. */
interface Coverage {
  restore: Layer;
  erase: Layer;
}

interface BrushLayersParts {
  width: number;
  height: number;
  /** Canvas pixels for one pixel of the full picture. */
  scale: number;
  /** What an earlier mask did; the strokes come over it. */
  base: BaseCoverage | undefined;
}

/** Keeps what is drawn already: a stroke more costs one stroke, undoing one draws the rest again. */
export function createBrushLayers({ base, ...size }: BrushLayersParts) {
  const kept: Coverage = { restore: createLayer(size), erase: createLayer(size) };
  const withLive: Coverage = { restore: createLayer(size), erase: createLayer(size) };
  let drawn: readonly Stroke[] = [];
  putBase();

  function putBase(): void {
    refill(kept.restore);
    refill(kept.erase);
    if (base === undefined) return;
    kept.restore.putImageData(asAlpha(base.restore, size), 0, 0);
    kept.erase.putImageData(asAlpha(base.erase, size), 0, 0);
  }

  function keep(strokes: readonly Stroke[]): void {
    const isContinued = drawn.every((stroke, place) => stroke === strokes[place]);
    if (!isContinued) putBase();
    for (const stroke of isContinued ? strokes.slice(drawn.length) : strokes) cover(kept, stroke, size.scale);
    drawn = strokes;
  }

  /** `live` is the stroke under the pointer: it grows with every move and is drawn anew each time. */
  return function coverageOf(
    strokes: readonly Stroke[],
    live: Stroke | undefined,
  ): { restore: HTMLCanvasElement; erase: HTMLCanvasElement } {
    keep(strokes);
    if (live === undefined) return { restore: kept.restore.canvas, erase: kept.erase.canvas };
    refill(withLive.restore, kept.restore.canvas);
    refill(withLive.erase, kept.erase.canvas);
    cover(withLive, live, size.scale);
    return { restore: withLive.restore.canvas, erase: withLive.erase.canvas };
  };
}

/** What one effect covers, the other loses: the last stroke over a place decides. */
function cover({ restore, erase }: Coverage, stroke: Stroke, scale: number): void {
  const [gaining, losing] = stroke.effect === 'restore' ? [restore, erase] : [erase, restore];
  gaining.globalCompositeOperation = 'source-over';
  drawStroke(gaining, stroke, { colour: '#000', scale });
  losing.globalCompositeOperation = 'destination-out';
  drawStroke(losing, stroke, { colour: '#000', scale });
}

function asAlpha(coverage: Uint8ClampedArray, { width, height }: { width: number; height: number }): ImageData {
  const picture = new ImageData(width, height);
  coverage.forEach((share, place) => {
    picture.data[4 * place + 3] = share;
  });
  return picture;
}
