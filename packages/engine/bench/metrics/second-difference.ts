/**
 * Mean absolute second difference over time of a row of numbers. Steady motion gives nothing, trembling and flicker do.
 * Two such meters, one fed with the clip before and one after, tell how much restlessness was added.
 */
export class SecondDifference {
  #older: Float32Array | undefined;
  #newer: Float32Array | undefined;
  #sum = 0;
  #count = 0;

  /** The next moment. `scale` makes moments comparable, e.g. one over the width of the face. */
  add(values: Float32Array, { scale = 1 }: { scale?: number } = {}): void {
    const older = this.#older;
    const newer = this.#newer;
    if (older && newer) {
      let sum = 0;
      for (let i = 0; i < values.length; i++) sum += Math.abs(older[i]! - 2 * newer[i]! + values[i]!);
      this.#sum += sum * scale;
      this.#count += values.length;
    }
    this.#older = newer;
    this.#newer = values;
  }

  /** The row is interrupted by a cut or by a moment without a face: what follows is not compared with what was. */
  interrupt(): void {
    this.#older = undefined;
    this.#newer = undefined;
  }

  get value(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }
}
