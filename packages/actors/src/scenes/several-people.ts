import { gardenLight, studioLight, windowLight } from '../light/light-rig.ts';
import { blinkAt, blinking, idling, speakingAt } from './motion.ts';
import type { ScenePlan } from './scene-plan.ts';

const crossing: ScenePlan = {
  about: 'two people walk past each other; the nearer one hides the other for a moment',
  seconds: 6,
  momentAt: (t) => ({
    backdrop: 'room',
    light: studioLight,
    frameHeightCm: 50,
    players: [
      {
        person: 'emi',
        performance: {
          pose: { x: -24 + 8 * t, y: -2 + 0.4 * Math.sin(t * 7), z: 6, yaw: 22 - 3 * t },
          bodyYaw: 20,
          expression: { ...blinking(blinkAt(t)), mouthOpen: 0.4 * speakingAt(t) },
        },
      },
      {
        person: 'chidi',
        performance: {
          pose: { x: 24 - 8 * t, y: 2 + 0.4 * Math.sin(t * 7 + 2), z: -28, yaw: -22 + 4 * t },
          bodyYaw: -20,
          expression: blinking(blinkAt(t, { every: 2.7, offset: 0.2 })),
        },
      },
    ],
  }),
};

const pair: ScenePlan = {
  about: 'two people side by side talk in turns',
  seconds: 4,
  momentAt(t) {
    const left = idling(t);
    const right = idling(t, { phase: 1.3 });
    return {
      backdrop: 'kitchen',
      light: windowLight,
      frameHeightCm: 48,
      players: [
        {
          person: 'gus',
          performance: {
            ...left,
            pose: { ...left.pose, x: -16, yaw: 18 + 6 * Math.sin(t) },
            bodyYaw: 14,
            expression: { ...left.expression, mouthOpen: t < 2 ? speakingAt(t) : 0 },
          },
        },
        {
          person: 'femi',
          performance: {
            ...right,
            pose: { ...right.pose, x: 16, y: -2, yaw: -18 + 6 * Math.sin(t * 1.2) },
            bodyYaw: -14,
            expression: { ...right.expression, mouthOpen: t >= 2 ? speakingAt(t) : 0 },
          },
        },
      ],
    };
  },
};

const secondShot = 1.4;
const thirdShot = 2.8;

const cuts: ScenePlan = {
  about: 'three shots: one person, another one elsewhere, the first again but closer',
  seconds: 4,
  cutsAt: [secondShot, thirdShot],
  momentAt(t) {
    const idle = idling(t);
    const talking = { ...idle.expression, mouthOpen: speakingAt(t) };
    if (t < secondShot)
      return {
        backdrop: 'room',
        light: studioLight,
        players: [{ person: 'dora', performance: { ...idle, expression: talking } }],
      };
    if (t < thirdShot)
      return {
        backdrop: 'park',
        light: gardenLight,
        players: [
          { person: 'ben', performance: { ...idle, pose: { ...idle.pose, x: 5, yaw: -18 }, expression: talking } },
        ],
      };
    return {
      backdrop: 'room',
      light: studioLight,
      players: [{ person: 'dora', performance: { ...idle, pose: { ...idle.pose, x: -6, y: -3, z: 18, yaw: 14 } } }],
    };
  },
};

export const severalPeopleScenes = { crossing, pair, cuts } as const;
