export type Layer = CanvasRenderingContext2D;

/** A canvas of the page's own that is never shown. */
export function createLayer(size: { width: number; height: number }): Layer {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const layer = canvas.getContext('2d');
  if (layer === null) throw new Error('this browser gives no canvas');
  return layer;
}

/** What lies on it is replaced by this, or by nothing. */
export function refill(layer: Layer, picture?: CanvasImageSource): void {
  const { width, height } = layer.canvas;
  layer.globalCompositeOperation = 'source-over';
  layer.clearRect(0, 0, width, height);
  if (picture !== undefined) layer.drawImage(picture, 0, 0, width, height);
}
