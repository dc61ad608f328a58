import type { LoggedFace } from './face-log.ts';

export type Hardship = 'turned' | 'small' | 'covered';

export interface HardMoment {
  frame: number;
  seconds: number;
  hardship: Hardship;
  /** Degrees for turned, pixels of face width for small, the mesh network's confidence for covered. */
  value: number;
}

/** Two moments nearer than this look the same; in a short clip, nearer than a tenth of it. */
const secondsApart = 1;

const measures: readonly {
  hardship: Hardship;
  valueOf: (face: LoggedFace) => number;
  isWorse: (a: number, b: number) => boolean;
}[] = [
  { hardship: 'turned', valueOf: ({ yaw }) => yaw, isWorse: (a, b) => Math.abs(a) > Math.abs(b) },
  { hardship: 'small', valueOf: ({ faceWidth }) => faceWidth, isWorse: (a, b) => a < b },
  { hardship: 'covered', valueOf: ({ confidence }) => confidence, isWorse: (a, b) => a < b },
];

/**
 * Where a swap is most likely to look wrong: one moment for each hardship, at different times as far as the clip
 * allows.
 */
export function hardestMoments(
  faces: readonly LoggedFace[],
  { secondsOf }: { secondsOf: (frame: number) => number },
): HardMoment[] {
  const measured = faces.filter(({ isMeasured }) => isMeasured);
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) return [];
  const apart = Math.min(secondsApart, (secondsOf(last.frame) - secondsOf(first.frame)) / 10);
  const moments: HardMoment[] = [];
  for (const { hardship, valueOf, isWorse } of measures) {
    const free = measured.filter(({ frame }) =>
      moments.every((moment) => moment.frame !== frame && Math.abs(moment.seconds - secondsOf(frame)) >= apart),
    );
    const [start, ...others] = free;
    if (!start) continue;
    const worst = others.reduce((found, face) => (isWorse(valueOf(face), valueOf(found)) ? face : found), start);
    moments.push({ frame: worst.frame, seconds: secondsOf(worst.frame), hardship, value: valueOf(worst) });
  }
  return moments;
}
