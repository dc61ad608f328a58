import type { Expression } from '../face/expression.ts';
import type { HeadAngles } from '../geometry/rotation.ts';

/** Where the head is and how it is turned: degrees and centimetres. */
export interface Pose extends HeadAngles {
  x: number;
  y: number;
  z: number;
}

/** Where the eyes look, relative to the head: degrees, to the right of the picture and up. */
export interface Gaze {
  yaw: number;
  pitch: number;
}

/** What one person does in one frame; everything left out is at rest. */
export interface Performance {
  pose?: Partial<Pose>;
  expression?: Partial<Expression>;
  gaze?: Partial<Gaze>;
  /** Turn of the shoulders; they follow the head a little when left out. */
  bodyYaw?: number;
}

export interface FullPerformance {
  pose: Pose;
  expression: Expression;
  gaze: Gaze;
  bodyYaw: number;
}

export function completePerformance({ pose, expression, gaze, bodyYaw }: Performance): FullPerformance {
  const yaw = pose?.yaw ?? 0;
  return {
    pose: { x: 0, y: 0, z: 0, yaw: 0, pitch: 0, roll: 0, ...pose },
    expression: { mouthOpen: 0, smile: 0, browRaise: 0, blinkRight: 0, blinkLeft: 0, ...expression },
    gaze: { yaw: 0, pitch: 0, ...gaze },
    bodyYaw: bodyYaw ?? yaw * 0.3,
  };
}
