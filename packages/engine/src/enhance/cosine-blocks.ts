/** Pixels on a side of a block, as JPEG has them. */
export const blockSide = 8;
const half = blockSide / 2;

/** Half of each row of the cosine transform: even ones are their own mirror image, odd ones with the other sign. */
const cosines = Float32Array.from({ length: blockSide * half }, (_, i) => {
  const [frequency, place] = [Math.floor(i / half), i % half];
  const norm = frequency === 0 ? Math.sqrt(1 / blockSide) : Math.sqrt(2 / blockSide);
  return norm * Math.cos(((2 * place + 1) * frequency * Math.PI) / (2 * blockSide));
});

const line = new Float32Array(blockSide);

/** In place, along rows and columns. */
export function toFrequencies(block: Float32Array): void {
  for (let row = 0; row < blockSide; row++) lineToFrequencies(block, row * blockSide, 1);
  for (let column = 0; column < blockSide; column++) lineToFrequencies(block, column, blockSide);
}

export function fromFrequencies(block: Float32Array): void {
  for (let column = 0; column < blockSide; column++) lineFromFrequencies(block, column, blockSide);
  for (let row = 0; row < blockSide; row++) lineFromFrequencies(block, row * blockSide, 1);
}

function lineToFrequencies(block: Float32Array, start: number, step: number): void {
  for (let i = 0; i < half; i++) {
    const [near, far] = [block[start + i * step]!, block[start + (blockSide - 1 - i) * step]!];
    line[i] = near + far;
    line[half + i] = near - far;
  }
  for (let k = 0; k < blockSide; k++) {
    const from = k % 2 === 0 ? 0 : half;
    block[start + k * step] =
      cosines[half * k]! * line[from]! +
      cosines[half * k + 1]! * line[from + 1]! +
      cosines[half * k + 2]! * line[from + 2]! +
      cosines[half * k + 3]! * line[from + 3]!;
  }
}

function lineFromFrequencies(block: Float32Array, start: number, step: number): void {
  for (let i = 0; i < half; i++) {
    let [even, odd] = [0, 0];
    for (let k = 0; k < blockSide; k += 2) {
      even += cosines[half * k + i]! * block[start + k * step]!;
      odd += cosines[half * (k + 1) + i]! * block[start + (k + 1) * step]!;
    }
    line[i] = even + odd;
    line[blockSide - 1 - i] = even - odd;
  }
  for (let i = 0; i < blockSide; i++) block[start + i * step] = line[i]!;
}
