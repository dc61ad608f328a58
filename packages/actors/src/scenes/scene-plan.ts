import type { Performance } from '../actor/performance.ts';
import type { BackdropKind } from '../backdrop/scenery.ts';
import type { LightRig } from '../light/light-rig.ts';
import type { HandPose } from '../stage/occluding-hand.ts';
import type { Exposure } from '../stage/finish-picture.ts';

export interface Player {
  person: string;
  performance: Performance;
}

/** Everything in front of the camera at one moment. */
export interface Moment {
  players: readonly Player[];
  backdrop: BackdropKind;
  light: LightRig;
  /** Height of the picture in centimetres at the origin. */
  frameHeightCm?: number;
  /** A hand of the first player. */
  hand?: HandPose;
  exposure?: Partial<Exposure>;
}

/** A scene as a function of time; `cutsAt` are the seconds at which a new shot begins. */
export interface ScenePlan {
  about: string;
  seconds: number;
  cutsAt?: readonly number[];
  momentAt(seconds: number): Moment;
}
