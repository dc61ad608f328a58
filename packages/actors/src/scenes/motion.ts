import type { Performance } from '../actor/performance.ts';
import { clamp, lerp, smoothstep } from '../geometry/interpolation.ts';

/** Seconds. */
const blinkLength = 0.26;

/** A blink every few seconds: down fast, a moment shut, up more slowly. */
export function blinkAt(seconds: number, { every = 2.1, offset = 0.9 } = {}): number {
  const t = ((seconds + offset) % every) / blinkLength;
  if (t >= 1) return 0;
  return t < 0.35 ? smoothstep(0, 0.3, t) : 1 - smoothstep(0.45, 1, t);
}

/** Both lids together. */
export const blinking = (amount: number): { blinkRight: number; blinkLeft: number } => ({
  blinkRight: amount,
  blinkLeft: amount,
});

/** An irregular, repeatable mouth: syllables in phrases with pauses between them. */
export function speakingAt(seconds: number): number {
  const syllables =
    0.34 * Math.sin(seconds * 17) * Math.sin(seconds * 4.3 + 0.7) + 0.24 * Math.sin(seconds * 10.7 + 1) + 0.2;
  const phrase = smoothstep(-0.75, -0.45, Math.sin(seconds * 2.1 + 0.8));
  return clamp(syllables * phrase, 0, 1);
}

/** Small movements of somebody who listens to the camera. `phase` keeps two people from moving as one. */
export function idling(
  seconds: number,
  { amount = 1, phase = 0 } = {},
): Performance & Required<Pick<Performance, 'pose' | 'expression' | 'gaze'>> {
  const t = seconds + phase;
  const { glance, aside } = glanceAt(t);
  return {
    pose: {
      yaw: amount * (6 * Math.sin(t * 1.1) + 2 * aside),
      pitch: amount * 3 * Math.sin(t * 1.7 + 1),
      roll: amount * 3 * Math.sin(t * 0.9 + 2),
      x: amount * 0.4 * Math.sin(t * 1.3),
      y: -1,
    },
    expression: {
      ...blinking(blinkAt(t)),
      smile: 0.2 + 0.2 * Math.sin(t * 0.6),
      browRaise: Math.max(0, 0.35 * Math.sin(t * 0.8 + 1)),
    },
    gaze: { yaw: glance, pitch: 4 * Math.sin(t * 1.9) },
  };
}

/** Eyes jump and rest instead of gliding. */
function glanceAt(t: number): { glance: number; aside: number } {
  const targets = [0, 10, -3, -12, 2, 7, -8, 0] as const;
  const beat = t / 0.9;
  const from = targets[Math.floor(beat) % targets.length]!;
  const to = targets[Math.floor(beat + 1) % targets.length]!;
  const glance = lerp(from, to, smoothstep(0.82, 1, beat % 1));
  return { glance, aside: glance / 12 };
}
