import type { Performance } from '../actor/performance.ts';
import { smoothstep } from '../geometry/interpolation.ts';
import { eveningLight, gardenLight, studioLight, windowLight, withKeyFrom } from '../light/light-rig.ts';
import { blinkAt, blinking, idling, speakingAt } from './motion.ts';
import type { Player, ScenePlan } from './scene-plan.ts';

const fullTurn = 2 * Math.PI;
/** Of a movement to music. */
const beatsPerSecond = 1.8;

/** Somebody of the cast who idles, changed by what the scene asks for. */
function player(
  person: string,
  t: number,
  { phase = 0, pose = {}, expression = {}, ...rest }: Performance & { phase?: number } = {},
): Player {
  const idle = idling(t, { phase });
  return {
    person,
    performance: {
      ...idle,
      ...rest,
      pose: { ...idle.pose, ...pose },
      expression: { ...idle.expression, ...expression },
    },
  };
}

/** Sways, nods and bounces on the beat; `side` mirrors it for a partner. */
function dancing(t: number, side: 1 | -1 = 1): Performance {
  const beat = fullTurn * beatsPerSecond * t;
  return {
    pose: {
      x: side * 5 * Math.sin(beat / 2),
      y: -2 + 1.2 * Math.abs(Math.sin(beat / 2)),
      roll: side * 10 * Math.sin(beat / 2),
      yaw: side * 14 * Math.sin(beat / 4),
      pitch: 6 * Math.sin(beat),
    },
    bodyYaw: side * 12 * Math.sin(beat / 4),
    expression: { smile: 0.6, mouthOpen: 0.15 + 0.15 * Math.sin(beat / 2), ...blinking(blinkAt(t, { every: 1.7 })) },
  };
}

/** Short scenes for a catalogue's first day: invented people only, one or two of them, in different light. */
export const demoClips = {
  agent: {
    about: 'somebody walks out of the dusk up to the camera',
    seconds: 5,
    momentAt(t) {
      const near = smoothstep(0.2, 4, t);
      const pose = {
        x: -22 * (1 - near),
        y: -1 - 6 * (1 - near) + 0.7 * Math.abs(Math.sin(t * 4)) * (1 - near),
        z: -230 * (1 - near),
        yaw: 12 * Math.sin(t * 0.9),
      };
      return {
        backdrop: 'evening',
        light: eveningLight,
        players: [player('gus', t, { pose, expression: { smile: 0.05 } })],
      };
    },
  },
  interrogation: {
    about: 'a lamp wanders while somebody tells what happened',
    seconds: 5,
    momentAt: (t) => ({
      backdrop: 'studio',
      light: withKeyFrom(studioLight, [0.7 * Math.sin(t * 0.9), 0.5, 0.6]),
      players: [
        player('dora', t, {
          phase: 2,
          pose: { yaw: 16 * Math.sin(t * 1.1) },
          expression: { mouthOpen: 0.8 * speakingAt(t), browRaise: 0.3 },
        }),
      ],
    }),
  },
  dialogue: {
    about: 'two people settle something at work',
    seconds: 5,
    momentAt: (t) => ({
      backdrop: 'office',
      light: windowLight,
      frameHeightCm: 48,
      players: [
        player('ana', t, {
          pose: { x: -15, yaw: 20 + 5 * Math.sin(t) },
          bodyYaw: 14,
          expression: { mouthOpen: t < 2.5 ? speakingAt(t) : 0 },
        }),
        player('joao', t, {
          phase: 1.3,
          pose: { x: 15, y: -2, yaw: -20 + 5 * Math.sin(t * 1.2) },
          bodyYaw: -14,
          expression: { mouthOpen: t >= 2.5 ? speakingAt(t) : 0 },
        }),
      ],
    }),
  },
  groove: {
    about: 'somebody dances in a park',
    seconds: 5,
    momentAt: (t) => ({
      backdrop: 'park',
      light: gardenLight,
      frameHeightCm: 44,
      players: [player('ana', t, dancing(t))],
    }),
  },
  duet: {
    about: 'two people dance side by side at dusk',
    seconds: 5,
    momentAt(t) {
      const [left, right] = [dancing(t), dancing(t, -1)];
      return {
        backdrop: 'evening',
        light: eveningLight,
        frameHeightCm: 50,
        players: [
          player('iara', t, { ...left, pose: { ...left.pose, x: -16 + (left.pose?.x ?? 0) / 2 } }),
          player('ben', t, { ...right, phase: 0.7, pose: { ...right.pose, x: 16 + (right.pose?.x ?? 0) / 2 } }),
        ],
      };
    },
  },
  goal: {
    about: 'somebody follows the ball and cheers',
    seconds: 4,
    momentAt(t) {
      const cheer = smoothstep(2, 2.3, t);
      const pose = {
        y: -1 + 2 * cheer * Math.abs(Math.sin(t * 6)),
        yaw: (1 - cheer) * 34 * Math.sin(t * 1.4),
        pitch: 10 * cheer,
      };
      return {
        backdrop: 'park',
        light: gardenLight,
        players: [
          player('ben', t, {
            pose,
            expression: { mouthOpen: 0.8 * cheer, smile: 0.2 + 0.6 * cheer, browRaise: cheer },
          }),
        ],
      };
    },
  },
  commentator: {
    about: 'a commentator without a pause',
    seconds: 5,
    momentAt: (t) => ({
      backdrop: 'studio',
      light: studioLight,
      players: [
        player('joao', t, {
          phase: 0.5,
          pose: { pitch: 5 * Math.sin(t * 3), yaw: 12 * Math.sin(t * 1.6) },
          expression: { mouthOpen: 1.1 * speakingAt(t), browRaise: 0.5 },
        }),
      ],
    }),
  },
  doubleTake: {
    about: 'looks away, understands, and looks back',
    seconds: 3,
    momentAt(t) {
      const back = smoothstep(1.5, 1.75, t);
      return {
        backdrop: 'room',
        light: studioLight,
        players: [
          player('joao', t, {
            pose: { yaw: 46 * smoothstep(0.4, 1.1, t) * (1 - back), z: 6 * back },
            expression: { browRaise: back, mouthOpen: 0.35 * back, smile: 0.05 },
          }),
        ],
      };
    },
  },
  slowNod: {
    about: 'nods slowly, with all the time in the world',
    seconds: 4,
    momentAt: (t) => ({
      backdrop: 'room',
      light: studioLight,
      players: [
        player('gus', t, {
          pose: { pitch: 14 * Math.sin((fullTurn * t) / 2), yaw: 4 * Math.sin(t), z: 10 * smoothstep(0, 4, t) },
          expression: { smile: 0.45 },
        }),
      ],
    }),
  },
  confused: {
    about: 'blinks and tilts the head',
    seconds: 3,
    momentAt: (t) => ({
      backdrop: 'office',
      light: windowLight,
      players: [
        player('iara', t, {
          pose: { roll: 16 * smoothstep(0.6, 1.4, t), yaw: 6 },
          expression: { ...blinking(blinkAt(t, { every: 0.9 })), browRaise: 0.6, smile: 0 },
        }),
      ],
    }),
  },
  birthday: {
    about: 'somebody says something kind',
    seconds: 5,
    momentAt: (t) => ({
      backdrop: 'room',
      light: studioLight,
      players: [
        player('dora', t, {
          pose: { roll: 6 * Math.sin(t * 1.6), yaw: 8 * Math.sin(t) },
          expression: { smile: 0.6, mouthOpen: 0.7 * speakingAt(t + 0.4) },
        }),
      ],
    }),
  },
  goodMorning: {
    about: 'two people greet the camera over breakfast',
    seconds: 4,
    momentAt: (t) => ({
      backdrop: 'kitchen',
      light: windowLight,
      frameHeightCm: 48,
      players: [
        player('ana', t, {
          pose: { x: -15, yaw: 8 + 4 * Math.sin(t) },
          expression: { smile: 0.5, mouthOpen: t < 2 ? 0.8 * speakingAt(t) : 0.05 },
        }),
        player('femi', t, {
          phase: 1.1,
          pose: { x: 15, y: -2, yaw: -8 },
          expression: { smile: 0.5, mouthOpen: t >= 2 ? 0.8 * speakingAt(t) : 0.05 },
        }),
      ],
    }),
  },
} as const satisfies Record<string, ScenePlan>;

export type DemoClipName = keyof typeof demoClips;
