import { createCamera } from '../actor/camera.ts';
import type { TextureSize } from '../actor/build-actor.ts';
import type { FrameTruth } from '../actor/truth.ts';
import { backdropOf } from '../backdrop/paint-backdrop.ts';
import { getPerson } from '../people/cast.ts';
import { finishPicture, normalExposure } from '../stage/finish-picture.ts';
import { createStage } from '../stage/stage.ts';
import { onePersonScenes } from './one-person.ts';
import type { ScenePlan } from './scene-plan.ts';
import { severalPeopleScenes } from './several-people.ts';

const plans = { ...onePersonScenes, ...severalPeopleScenes } as const satisfies Record<string, ScenePlan>;
export type SceneName = keyof typeof plans;
export const sceneNames = Object.keys(plans) as SceneName[];

export interface SceneOptions {
  width?: number;
  height?: number;
  fps?: number;
  /** Changes backdrop and grain, never the performance. */
  seed?: number;
  textureSize?: TextureSize;
}

export interface SceneFrame {
  /** Packed 8-bit sRGB; a fresh array each time. */
  rgb: Uint8Array;
  truth: FrameTruth;
}

export interface Scene {
  name: string;
  about: string;
  fps: number;
  frames: number;
  width: number;
  height: number;
  /** Frame numbers at which a new shot begins. */
  cuts: readonly number[];
  /** Any frame in any order; the same number always gives the same bytes. */
  frameAt(index: number): SceneFrame;
}

export const scene = (name: SceneName, options: SceneOptions = {}): Scene => stageScene(name, plans[name], options);

/** Brings a plan of one's own to the screen. */
export function stageScene(
  name: string,
  plan: ScenePlan,
  { width = 640, height = 360, fps = 25, seed = 1, textureSize = 512 }: SceneOptions = {},
): Scene {
  const stage = createStage({ width, height, textureSize });
  const frames = Math.round(plan.seconds * fps);
  const cuts = (plan.cutsAt ?? []).map((seconds) => Math.ceil(seconds * fps - 1e-6));
  const frameAt = (index: number): SceneFrame => {
    if (!Number.isInteger(index) || index < 0 || index >= frames)
      throw new RangeError(`${name} has frames 0 to ${frames - 1}, not ${index}`);
    const seconds = index / fps;
    const { players, backdrop, light, frameHeightCm = 36, hand, exposure } = plan.momentAt(seconds);
    const cast = players.map(({ person, performance }) => ({ person: getPerson(person), performance }));
    const { rgb, people, coverage } = stage.shoot({
      camera: createCamera({ width, height, pixelsPerCm: height / frameHeightCm }),
      rig: light,
      backdrop: backdropOf(backdrop, { width, height, seed }),
      players: cast,
      hand: hand && cast[0] && { pose: hand, of: cast[0].person },
    });
    finishPicture(rgb, { ...normalExposure, ...exposure }, seed * 1000 + index);
    const shot = cuts.filter((cut) => cut <= index).length;
    return {
      rgb,
      truth: {
        index,
        seconds,
        shot,
        isCut: cuts.includes(index),
        people,
        occluderMask: coverage.occluder,
        peopleMask: coverage.people,
      },
    };
  };
  return { name, about: plan.about, fps, frames, width, height, cuts, frameAt };
}
