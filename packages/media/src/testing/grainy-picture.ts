import type { YuvPicture } from '../picture/yuv-picture.ts';

/** A picture of 200 × 200 whose luma is what `lumaAt` says and whose chroma is grey. */
export function pictureOf(lumaAt: (x: number, y: number) => number): YuvPicture {
  const side = 200;
  const y = new Uint8Array(side * side).map((_, i) => lumaAt(i % side, Math.floor(i / side)));
  const grey = () => new Uint8Array((side * side) / 4).fill(128);
  return {
    width: side,
    height: side,
    y,
    u: grey(),
    v: grey(),
    yStride: side,
    chromaStride: side / 2,
    chromaShift: 1,
    colour: { range: 'full', matrix: 'bt601' },
  };
}

/** Fine grain that is the same for the same pixel. */
export const grainAt = (x: number, y: number): number => 100 + ((x * 73 + y * 151 + ((x * y) % 89) * 7) % 61);

export function blurred(picture: YuvPicture): YuvPicture {
  const { width, height, y } = picture;
  const soft = y.map((value, i) => {
    const [column, row] = [i % width, Math.floor(i / width)];
    if (column === 0 || row === 0 || column === width - 1 || row === height - 1) return value;
    return (4 * value + y[i - 1]! + y[i + 1]! + y[i - width]! + y[i + width]!) / 8;
  });
  return { ...picture, y: soft };
}
