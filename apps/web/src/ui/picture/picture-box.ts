/** As tall as leaves room for the rest of the page; who has less room says so with `--tallest`. */
const tallest = 'var(--tallest, 68dvh)';

export type PictureBox = { aspectRatio: string; maxWidth: string };

/** Never cropped: a portrait video is a narrow one. */
export function boxOf({ width, height }: { width: number; height: number }): PictureBox {
  return { aspectRatio: `${width} / ${height}`, maxWidth: `calc(${tallest} * ${width / height})` };
}

export const boxLook = 'relative mx-auto w-full overflow-hidden rounded-picture bg-sunken';
