const edge = 1e-5;

/**
 * Walks the samples of one screen triangle row by row. Barycentric weights: u towards b, v towards c. An object of its
 * own and not module state: bundlers and test runners turn every use of an imported variable into a getter call, which
 * more than doubled the time of a frame.
 */
export class TriangleWalk {
  left = 0;
  right = 0;
  top = 0;
  bottom = 0;
  ax = 0;
  ay = 0;
  ux = 0;
  uy = 0;
  vx = 0;
  vy = 0;
  /** The current row: offsets from `left`, and the weights at the first sample. */
  first = 0;
  last = 0;
  u = 0;
  v = 0;

  /**
   * False when nothing of it shows. Triangles wind counter-clockwise with y up, so on the screen the front side has
   * negative area.
   */
  setUp(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    cx: number,
    cy: number,
    columns: number,
    rows: number,
    twoSided: boolean,
  ): boolean {
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (twoSided ? Math.abs(area) < 1e-6 : area > -1e-6) return false;
    const left = Math.ceil((ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx) - 0.5);
    const right = Math.floor((ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx) - 0.5);
    const top = Math.ceil((ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy) - 0.5);
    const bottom = Math.floor((ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy) - 0.5);
    this.left = left < 0 ? 0 : left;
    this.right = right >= columns ? columns - 1 : right;
    this.top = top < 0 ? 0 : top;
    this.bottom = bottom >= rows ? rows - 1 : bottom;
    if (this.left > this.right || this.top > this.bottom) return false;
    const inverse = 1 / area;
    this.ax = ax;
    this.ay = ay;
    this.ux = (cy - ay) * inverse;
    this.uy = (ax - cx) * inverse;
    this.vx = (ay - by) * inverse;
    this.vy = (bx - ax) * inverse;
    return true;
  }

  /** False when the row misses the triangle. */
  enterRow(row: number): boolean {
    const px = this.left + 0.5 - this.ax;
    const py = row + 0.5 - this.ay;
    const u = px * this.ux + py * this.uy;
    const v = px * this.vx + py * this.vy;
    this.first = 0;
    this.last = this.right - this.left;
    this.keepPositive(u, this.ux);
    this.keepPositive(v, this.vx);
    this.keepPositive(1 - u - v, -this.ux - this.vx);
    this.u = u + this.first * this.ux;
    this.v = v + this.first * this.vx;
    return this.first <= this.last;
  }

  /** Narrows the row to where a weight that starts at `value` and grows by `step` is not negative. */
  private keepPositive(value: number, step: number): void {
    if (step > 1e-12) {
      const from = Math.ceil((-edge - value) / step);
      if (from > this.first) this.first = from;
    } else if (step < -1e-12) {
      const to = Math.floor((-edge - value) / step);
      if (to < this.last) this.last = to;
    } else if (value < -edge) {
      this.last = -1;
    }
  }
}
