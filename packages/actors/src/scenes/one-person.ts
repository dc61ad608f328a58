import { smoothstep } from '../geometry/interpolation.ts';
import { eveningLight, gardenLight, studioLight, windowLight, withKeyFrom } from '../light/light-rig.ts';
import { blinkAt, blinking, idling, speakingAt } from './motion.ts';
import type { ScenePlan } from './scene-plan.ts';

const fullTurn = 2 * Math.PI;

const frontal: ScenePlan = {
  about: 'one person faces the camera',
  seconds: 4,
  momentAt: (t) => ({ backdrop: 'room', light: studioLight, players: [{ person: 'ana', performance: idling(t) }] }),
};

const turning: ScenePlan = {
  about: 'a head turns from side to side, 60 degrees each way',
  seconds: 6,
  momentAt: (t) => ({
    backdrop: 'park',
    light: gardenLight,
    players: [
      {
        person: 'ben',
        performance: {
          pose: { y: -1, yaw: 60 * Math.sin((fullTurn * t) / 6), pitch: 5 * Math.sin(t * 2) },
          bodyYaw: 14 * Math.sin((fullTurn * t) / 6),
          expression: { ...blinking(blinkAt(t)), smile: 0.2 },
        },
      },
    ],
  }),
};

const nodding: ScenePlan = {
  about: 'looks up and down and tilts the head',
  seconds: 5,
  momentAt: (t) => ({
    backdrop: 'office',
    light: windowLight,
    players: [
      {
        person: 'iara',
        performance: {
          pose: { y: -1, pitch: 24 * Math.sin((fullTurn * t) / 2.5), roll: 18 * Math.sin((fullTurn * t) / 5) },
          expression: { ...blinking(blinkAt(t)), smile: 0.25 },
        },
      },
    ],
  }),
};

const covered: ScenePlan = {
  about: 'a hand comes up, covers the lower face and leaves',
  seconds: 5,
  momentAt(t) {
    const up = smoothstep(0.7, 1.7, t) - smoothstep(3.4, 4.4, t);
    return {
      backdrop: 'studio',
      light: studioLight,
      players: [{ person: 'hana', performance: idling(t, { amount: 0.8 }) }],
      hand: {
        x: 20 - 15 * up,
        y: -42 + 25 * up + 0.8 * Math.sin(t * 2.3),
        z: 11,
        roll: -28 + 4 * Math.sin(t * 1.7),
        yaw: 8,
      },
    };
  },
};

const light: ScenePlan = {
  about: 'the lamp wanders around the face and the room darkens and brightens',
  seconds: 4,
  momentAt: (t) => ({
    backdrop: 'studio',
    light: withKeyFrom(studioLight, [0.75 * Math.sin(t * 1.2), 0.45, 0.55]),
    exposure: { gain: 1 - 0.62 * (smoothstep(1, 1.6, t) - smoothstep(2.8, 3.2, t)), grain: 5 },
    players: [{ person: 'femi', performance: idling(t) }],
  }),
};

const glasses: ScenePlan = {
  about: 'somebody with glasses talks and looks around',
  seconds: 4,
  momentAt(t) {
    const { pose, expression, gaze } = idling(t, { phase: 2 });
    return {
      backdrop: 'kitchen',
      light: windowLight,
      players: [
        {
          person: 'dora',
          performance: {
            pose: { ...pose, yaw: 24 * Math.sin(t * 1.4) },
            expression: { ...expression, mouthOpen: 0.7 * speakingAt(t) },
            gaze,
          },
        },
      ],
    };
  },
};

const beard: ScenePlan = {
  about: 'somebody with a full beard laughs and talks',
  seconds: 4,
  momentAt(t) {
    const { pose, expression, gaze } = idling(t, { phase: 1 });
    return {
      backdrop: 'park',
      light: gardenLight,
      players: [
        {
          person: 'chidi',
          performance: {
            pose,
            expression: { ...expression, smile: 0.5 + 0.4 * Math.sin(t * 1.5), mouthOpen: speakingAt(t + 1) },
            gaze,
          },
        },
      ],
    };
  },
};

const blink: ScenePlan = {
  about: 'blinks, winks with each eye and closes both for a while',
  seconds: 4,
  momentAt(t) {
    const shut = smoothstep(2.6, 2.8, t) - smoothstep(3.2, 3.45, t);
    const wink = (from: number): number => smoothstep(from, from + 0.15, t) - smoothstep(from + 0.3, from + 0.5, t);
    const both = Math.max(t < 0.9 ? blinkAt(t, { every: 10, offset: -0.3 + 10 }) : 0, shut);
    return {
      backdrop: 'room',
      light: studioLight,
      players: [
        {
          person: 'ana',
          performance: {
            pose: { y: -1, yaw: 4 * Math.sin(t) },
            expression: { smile: 0.25, blinkRight: Math.max(both, wink(1)), blinkLeft: Math.max(both, wink(1.8)) },
          },
        },
      ],
    };
  },
};

const speech: ScenePlan = {
  about: 'talks to the camera without a pause',
  seconds: 6,
  momentAt(t) {
    const { pose, expression, gaze } = idling(t, { phase: 0.5 });
    return {
      backdrop: 'office',
      light: windowLight,
      players: [
        {
          person: 'joao',
          performance: {
            pose,
            gaze,
            expression: { ...expression, mouthOpen: 1.1 * speakingAt(t), smile: 0.15 + 0.25 * Math.sin(t * 1.3) },
          },
        },
      ],
    };
  },
};

const far: ScenePlan = {
  about: 'starts as a small face far away and walks up to the camera',
  seconds: 5,
  momentAt(t) {
    const near = smoothstep(0.5, 4.5, t);
    const { expression, gaze } = idling(t);
    return {
      backdrop: 'evening',
      light: eveningLight,
      players: [
        {
          person: 'gus',
          performance: {
            pose: {
              x: -30 * (1 - near),
              y: -1 - 9 * (1 - near) + 0.8 * Math.abs(Math.sin(t * 4)) * (1 - near),
              z: -420 * (1 - near),
              yaw: 10 * Math.sin(t),
            },
            expression,
            gaze,
          },
        },
      ],
    };
  },
};

export const onePersonScenes = {
  frontal,
  turning,
  nodding,
  covered,
  light,
  glasses,
  beard,
  blink,
  speech,
  far,
} as const;
