import type { Shadow } from '@semblante/contracts';
import { createBrushLayers } from '../brush/brush-layers.ts';
import type { Stroke } from '../brush/stroke.ts';
import { blurBehind } from './blur-behind.ts';
import { createLayer, type Layer, refill } from './canvas-layer.ts';
import type { EditPictures } from './load-pictures.ts';
import type { Look } from './look.ts';

export interface Edit {
  look: Look;
  strokes: readonly Stroke[];
  /** The stroke under the pointer. */
  live?: Stroke | undefined;
  /** The own picture behind, once it is here. */
  backdrop?: (CanvasImageSource & { width: number; height: number }) | undefined;
}

/** As the server does it: of the short side, and of the long side. */
const shadowSideShare = 0.05;
const blurSideMax = 256;

/** Draws the result as the server will render it, small. */
export function createPictureBoard(pictures: EditPictures) {
  const { width, height, cutOut, original } = pictures;
  const coverageOf = createBrushLayers(pictures);
  const subject = createLayer(pictures);
  const broughtBack = createLayer(pictures);
  const blurred = new Map<number, HTMLCanvasElement>();
  let laidOut: Pick<Edit, 'strokes' | 'live'> | undefined;

  function layOutSubject({ strokes, live }: Edit): void {
    if (laidOut?.strokes === strokes && laidOut.live === live) return;
    laidOut = { strokes, live };
    const { restore, erase } = coverageOf(strokes, live);
    refill(subject, cutOut);
    subject.globalCompositeOperation = 'destination-out';
    subject.drawImage(erase, 0, 0);
    if (original === undefined) return;
    refill(broughtBack, original);
    broughtBack.globalCompositeOperation = 'destination-in';
    broughtBack.drawImage(restore, 0, 0);
    subject.globalCompositeOperation = 'source-over';
    subject.drawImage(broughtBack.canvas, 0, 0);
  }

  function findBlurred(strength: number): HTMLCanvasElement | undefined {
    if (original === undefined) return undefined;
    const known = blurred.get(strength);
    if (known !== undefined) return known;
    const made = makeBlurred({ original, cutOut, strength });
    blurred.set(strength, made);
    return made;
  }

  function drawBackground(layer: Layer, { look: { background }, backdrop }: Edit): void {
    switch (background.kind) {
      case 'transparent':
        return;
      case 'colour':
        layer.fillStyle = background.colour;
        return layer.fillRect(0, 0, width, height);
      case 'blur': {
        const picture = findBlurred(background.strength);
        if (picture !== undefined) layer.drawImage(picture, 0, 0, width, height);
        return;
      }
      case 'picture':
        if (backdrop !== undefined) drawCover(layer, backdrop, pictures);
        return;
      default:
        return background satisfies never;
    }
  }

  return {
    width,
    height,
    original,
    /** On a canvas of any size with the picture's proportions. */
    draw(canvas: HTMLCanvasElement, edit: Edit): void {
      const layer = canvas.getContext('2d');
      if (layer === null) return;
      layOutSubject(edit);
      refill(layer);
      layer.save();
      layer.scale(canvas.width / width, canvas.height / height);
      drawBackground(layer, edit);
      drawSubject(layer, { subject: subject.canvas, shadow: edit.look.shadow });
      layer.restore();
    },
  };
}

export type PictureBoard = ReturnType<typeof createPictureBoard>;

function drawSubject(layer: Layer, { subject, shadow }: { subject: HTMLCanvasElement; shadow: Shadow | null }): void {
  // Shadows do not follow the layer's own scale.
  const shortSide = Math.min(layer.canvas.width, layer.canvas.height);
  layer.save();
  if (shadow !== null) {
    layer.shadowColor = `rgb(0 0 0 / ${shadow.opacity})`;
    // A canvas takes twice the deviation of the bell.
    layer.shadowBlur = 2 * shadow.softness * shadowSideShare * shortSide;
    layer.shadowOffsetX = shadow.x * shortSide;
    layer.shadowOffsetY = shadow.y * shortSide;
  }
  layer.drawImage(subject, 0, 0);
  layer.restore();
}

/** Fills the canvas and is cropped around its middle. */
function drawCover(
  layer: Layer,
  picture: CanvasImageSource & { width: number; height: number },
  { width, height }: { width: number; height: number },
): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [drawnWidth, drawnHeight] = [picture.width * scale, picture.height * scale];
  layer.drawImage(picture, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
}

function makeBlurred({
  original,
  cutOut,
  strength,
}: {
  original: HTMLCanvasElement;
  cutOut: HTMLCanvasElement;
  strength: number;
}): HTMLCanvasElement {
  const scale = Math.min(1, blurSideMax / Math.max(original.width, original.height));
  const size = {
    width: Math.max(1, Math.round(original.width * scale)),
    height: Math.max(1, Math.round(original.height * scale)),
  };
  const small = createLayer(size);
  const pixelsOf = (picture: HTMLCanvasElement) => {
    refill(small, picture);
    return small.getImageData(0, 0, size.width, size.height).data;
  };
  const pixels = blurBehind({ ...size, original: pixelsOf(original), cutOut: pixelsOf(cutOut), strength });
  small.putImageData(new ImageData(pixels, size.width, size.height), 0, 0);
  return small.canvas;
}
