/**
 * A line through these points, drawn with a round pen; `[x, y]` with y downwards, capitals from 0 to 1, small letters
 * from 0.3.
 */
type Stroke = readonly (readonly [number, number])[];

export interface Letter {
  width: number;
  strokes: readonly Stroke[];
}

/** Part of an ellipse, from one angle to another, in degrees clockwise from the right. */
function arc({
  x,
  y,
  rx,
  ry = rx,
  from,
  to,
}: {
  x: number;
  y: number;
  rx: number;
  ry?: number;
  from: number;
  to: number;
}): Stroke {
  const steps = Math.ceil(Math.abs(to - from) / 15);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const;
  });
}

const bowl = arc({ x: 0.33, y: 0.65, rx: 0.33, ry: 0.35, from: 0, to: 360 });
const arch = (left: number, width: number): Stroke => [
  ...arc({ x: left + width / 2, y: 0.55, rx: width / 2, ry: 0.25, from: 180, to: 360 }),
  [left + width, 1],
];

/**
 * The letters of the two labels, drawn here as strokes: fonts differ from machine to machine and sharp's text needs
 * one, and a label must look the same in the segment that another process renders.
 */
export const letters: Readonly<Record<string, Letter>> = {
  A: {
    width: 0.76,
    strokes: [
      [
        [0, 1],
        [0.38, 0],
        [0.76, 1],
      ],
      [
        [0.14, 0.66],
        [0.62, 0.66],
      ],
    ],
  },
  F: {
    width: 0.5,
    strokes: [
      [
        [0.5, 0],
        [0, 0],
        [0, 1],
      ],
      [
        [0, 0.48],
        [0.42, 0.48],
      ],
    ],
  },
  I: {
    width: 0,
    strokes: [
      [
        [0, 0],
        [0, 1],
      ],
    ],
  },
  M: {
    width: 0.84,
    strokes: [
      [
        [0, 1],
        [0, 0],
        [0.42, 0.62],
        [0.84, 0],
        [0.84, 1],
      ],
    ],
  },
  a: {
    width: 0.66,
    strokes: [
      bowl,
      [
        [0.66, 0.3],
        [0.66, 1],
      ],
    ],
  },
  c: { width: 0.58, strokes: [arc({ x: 0.34, y: 0.65, rx: 0.34, ry: 0.35, from: -45, to: -315 })] },
  d: {
    width: 0.66,
    strokes: [
      bowl,
      [
        [0.66, 0],
        [0.66, 1],
      ],
    ],
  },
  e: {
    width: 0.66,
    strokes: [
      [
        [0, 0.65],
        [0.66, 0.65],
      ],
      arc({ x: 0.33, y: 0.65, rx: 0.33, ry: 0.35, from: 0, to: -310 }),
    ],
  },
  h: {
    width: 0.54,
    strokes: [
      [
        [0, 0],
        [0, 1],
      ],
      arch(0, 0.54),
    ],
  },
  i: {
    width: 0,
    strokes: [
      [
        [0, 0.3],
        [0, 1],
      ],
      [
        [0, 0.02],
        [0, 0.04],
      ],
    ],
  },
  m: {
    width: 0.92,
    strokes: [
      [
        [0, 0.3],
        [0, 1],
      ],
      arch(0, 0.46),
      arch(0.46, 0.46),
    ],
  },
  o: { width: 0.7, strokes: [arc({ x: 0.35, y: 0.65, rx: 0.35, from: 0, to: 360 })] },
  t: {
    width: 0.38,
    strokes: [
      [[0.15, 0.06], [0.15, 0.78], ...arc({ x: 0.37, y: 0.78, rx: 0.22, from: 180, to: 90 })],
      [
        [0, 0.3],
        [0.38, 0.3],
      ],
    ],
  },
  w: {
    width: 0.92,
    strokes: [
      [
        [0, 0.3],
        [0.23, 1],
        [0.46, 0.3],
        [0.69, 1],
        [0.92, 0.3],
      ],
    ],
  },
};

export const letterGap = 0.3;
export const wordGap = 0.74;
