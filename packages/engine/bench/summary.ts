import { medianOf, rounded } from './cost.ts';
import type { ClipResult } from './real-clips.ts';

type Quality = ClipResult['quality'];
type Numeric = {
  [Name in keyof Quality]-?: number extends Extract<Quality[Name], number> ? Name : never;
}[keyof Quality];
type Truth = 'line_up_first' | 'line_up_first_of_photos' | 'nearer_to_photo';
/** Which way a measure is better: the least, the most, or next to a value. */
type Direction = 'low' | 'high' | { near: number };

/** What is asked of the real clips, said in one place: middle and worst of every measure, and which way is better. */
const directions = {
  pose_error_deg: 'low',
  landmark_error_pct: 'low',
  mouth_error_pct: 'low',
  jitter_ratio: 'low',
  flicker_ratio: 'low',
  sharpness_ratio: { near: 1 },
  seam_ratio: { near: 1 },
  coverage: 'high',
  sface_to_photo: 'high',
  intruding_share: 'low',
  brow_area_ratio: { near: 1 },
  gaze_error_pct: 'low',
  gaze_following_error_pct: 'low',
  eye_opening_error_pct: 'low',
  lids_opened_pct: 'low',
  mouth_open_error_pct: 'low',
  teeth_on_closed_lips: 'low',
  skin_tone_step: 'low',
  age_shift: { near: 0 },
} as const satisfies Partial<Record<Numeric, Direction>>;

export function summaryOf(clips: readonly ClipResult[]) {
  const plain = clips.filter(({ glasses }) => !glasses);
  const withGlasses = clips.filter(({ glasses }) => glasses);
  const ranges = Object.entries(directions).map(([measure, better]) => [
    measure,
    rangeOf(clips, { measure: measure as keyof typeof directions, better }),
  ]);
  return {
    identity_plain: rangeOf(plain, { measure: 'identity_after', better: 'low' }),
    identity_glasses: rangeOf(withGlasses, { measure: 'identity_after', better: 'low' }),
    line_up_first: shareOf(clips, 'line_up_first'),
    line_up_first_of_photos: shareOf(clips, 'line_up_first_of_photos'),
    nearer_to_photo: shareOf(clips, 'nearer_to_photo'),
    ...(Object.fromEntries(ranges) as Record<keyof typeof directions, ReturnType<typeof rangeOf>>),
  };
}

function rangeOf(clips: readonly ClipResult[], { measure, better }: { measure: Numeric; better: Direction }) {
  const values = clips
    .map(({ quality }) => quality[measure])
    .filter((value): value is number => typeof value === 'number');
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => badness(a, better) - badness(b, better));
  return {
    better: typeof better === 'string' ? better : `near ${better.near}`,
    median: rounded(medianOf(values)),
    worst: sorted.at(-1)!,
    min: Math.min(...values),
    max: Math.max(...values),
  };
}

function badness(value: number, better: Direction): number {
  if (better === 'low') return value;
  return better === 'high' ? -value : Math.abs(value - better.near);
}

/** Share of the pairs of which it is true; more is better. */
function shareOf(clips: readonly ClipResult[], measure: Truth) {
  const answers = clips.map(({ quality }) => quality[measure]).filter((answer) => typeof answer === 'boolean');
  return answers.length === 0
    ? null
    : { better: 'high', share: rounded(answers.filter(Boolean).length / answers.length), of: answers.length };
}
