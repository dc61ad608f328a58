export { castOf, getPerson } from './people/cast.ts';
export type { Person, BeardStyle, Brows, Glasses, Outfit, Skin } from './people/person.ts';
export type { HairStyle } from './people/hair-style.ts';
export { renderPortrait, type Picture, type Portrait, type PortraitOptions } from './portrait.ts';
export {
  scene,
  sceneNames,
  stageScene,
  type Scene,
  type SceneFrame,
  type SceneName,
  type SceneOptions,
} from './scenes/scene.ts';
export { demoClips, type DemoClipName } from './scenes/demo-clips.ts';
export { exampleCast, exampleClip } from './scenes/example-clip.ts';
export type { Moment, Player, ScenePlan } from './scenes/scene-plan.ts';
export type { FrameTruth, IrisTruth, PersonTruth } from './actor/truth.ts';
export type { Gaze, Performance, Pose } from './actor/performance.ts';
export type { Expression } from './face/expression.ts';
export type { HandPose } from './stage/occluding-hand.ts';
export type { BackdropKind } from './backdrop/scenery.ts';
export { eveningLight, gardenLight, studioLight, windowLight, withKeyFrom, type LightRig } from './light/light-rig.ts';
export { landmarkRegions } from './face/landmark-loops.ts';
