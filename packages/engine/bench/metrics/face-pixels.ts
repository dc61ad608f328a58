import { boxOf, ovalLoop, type FaceMesh } from '@semblante/vision/geometry';

export interface PixelRun {
  row: number;
  from: number;
  /** First pixel after the run. */
  to: number;
}

interface PictureSize {
  width: number;
  height: number;
}

/**
 * The pixels inside the outline of the face, the outline drawn together (`scale` under 1) or apart about its centre, as
 * runs of rows.
 */
export function facePixels(mesh: FaceMesh, { width, height }: PictureSize, scale: number): PixelRun[] {
  const outline = scaledOutline(mesh, scale);
  const ys = outline.map(([, y]) => y);
  const lastRow = Math.min(height - 1, Math.floor(Math.max(...ys)));
  const runs: PixelRun[] = [];
  for (let row = Math.max(0, Math.floor(Math.min(...ys))); row <= lastRow; row++) {
    const crossings = crossingsOf(outline, row + 0.5);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k]! - 0.5));
      const to = Math.min(width, Math.floor(crossings[k + 1]! - 0.5) + 1);
      if (from < to) runs.push({ row, from, to });
    }
  }
  return runs;
}

export function scaledOutline(mesh: FaceMesh, scale: number): [number, number][] {
  const { centreX, centreY } = boxOf(mesh);
  return ovalLoop.map((vertex) => [
    centreX + scale * (mesh[3 * vertex]! - centreX),
    centreY + scale * (mesh[3 * vertex + 1]! - centreY),
  ]);
}

function crossingsOf(outline: readonly [number, number][], y: number): number[] {
  const crossings: number[] = [];
  outline.forEach(([ax, ay], k) => {
    const [bx, by] = outline[(k + 1) % outline.length]!;
    if (ay <= y !== by <= y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  });
  return crossings.sort((a, b) => a - b);
}
