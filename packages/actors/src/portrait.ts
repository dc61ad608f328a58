import { createCamera } from './actor/camera.ts';
import type { Performance } from './actor/performance.ts';
import type { TextureSize } from './actor/build-actor.ts';
import type { FrameTruth } from './actor/truth.ts';
import { backdropOf } from './backdrop/paint-backdrop.ts';
import type { BackdropKind } from './backdrop/scenery.ts';
import { studioLight, type LightRig } from './light/light-rig.ts';
import type { Person } from './people/person.ts';
import type { HandPose } from './stage/occluding-hand.ts';
import { createStage } from './stage/stage.ts';

export interface PortraitOptions extends Performance {
  width: number;
  height: number;
  backdrop?: BackdropKind;
  light?: LightRig;
  /** Height of the picture in centimetres at the face: 36 shows head and shoulders. */
  frameHeightCm?: number;
  /** The person's own hand before the face. */
  hand?: HandPose;
  textureSize?: TextureSize;
  seed?: number;
}

export interface Picture {
  /** Packed 8-bit sRGB, row by row. */
  rgb: Uint8Array;
  width: number;
  height: number;
}

export interface Portrait extends Picture {
  truth: FrameTruth;
}

export function renderPortrait(person: Person, options: PortraitOptions): Portrait {
  const {
    width,
    height,
    frameHeightCm = 36,
    backdrop = 'studio',
    light = studioLight,
    seed = 1,
    textureSize = 512,
    hand,
    ...performance
  } = options;
  const stage = createStage({ width, height, textureSize });
  const { rgb, people, coverage } = stage.shoot({
    camera: createCamera({ width, height, pixelsPerCm: height / frameHeightCm }),
    rig: light,
    backdrop: backdropOf(backdrop, { width, height, seed }),
    players: [{ person, performance }],
    hand: hand && { pose: hand, of: person },
  });
  return {
    rgb,
    width,
    height,
    truth: {
      index: 0,
      seconds: 0,
      shot: 0,
      isCut: false,
      people,
      occluderMask: coverage.occluder,
      peopleMask: coverage.people,
    },
  };
}
