import { studioLight } from '../light/light-rig.ts';
import { blinkAt, blinking } from './motion.ts';
import type { ScenePlan } from './scene-plan.ts';

const seconds = 3;
const round = (2 * Math.PI) / seconds;

/** Who plays in the example, and whose face she gets. Nobody of both exists. */
export const exampleCast = { player: 'ana', face: 'hana' } as const;

/**
 * The first thing anybody sees of the product. Every movement ends where it began, so that it can be played over and
 * over.
 */
export const exampleClip: ScenePlan = {
  about: 'somebody turns from side to side and smiles',
  seconds,
  momentAt: (t) => ({
    backdrop: 'room',
    light: studioLight,
    frameHeightCm: 38,
    players: [
      {
        person: exampleCast.player,
        performance: {
          pose: {
            x: 1.2 * Math.sin(round * t),
            y: -1,
            yaw: 20 * Math.sin(round * t),
            pitch: 3 * Math.sin(2 * round * t),
            roll: 3 * Math.sin(round * t + 1),
          },
          bodyYaw: 6 * Math.sin(round * t),
          expression: {
            smile: 0.45 + 0.25 * Math.sin(round * t),
            mouthOpen: 0.05 + 0.05 * Math.sin(2 * round * t),
            browRaise: 0.2 + 0.2 * Math.sin(round * t + 2),
            ...blinking(blinkAt(t, { every: seconds, offset: 2.2 })),
          },
          gaze: { yaw: -8 * Math.sin(round * t), pitch: 0 },
        },
      },
    ],
  }),
};
