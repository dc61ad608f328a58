export { openEngine, type Engine } from './open-engine.ts';
export { openSandbox } from './open-sandbox.ts';
export {
  EngineError,
  engineErrorCodes,
  stages,
  type EngineErrorCode,
  type Progress,
  type Stage,
} from '@semblante/media';
export {
  describeSandbox,
  programArguments,
  type RunOptions,
  type Sandbox,
  type SandboxChoice,
  sandboxChoices,
  type SandboxLevel,
  SandboxMissing,
  type TaskLimits,
  usualLimits,
} from '@semblante/media/isolation';
export type {
  CutOutJob,
  CutOutWarning,
  PersonSummary,
  PhotoJob,
  RenderCutOutJob,
  SigningChoice,
  SwapJob,
  TaskName,
  TaskResults,
} from './pipelines/index.ts';
export {
  compareFingerprints,
  decodeFingerprint,
  type Fingerprint,
  type FingerprintMatch,
} from '@semblante/media/fingerprint';
export type { ScreenVerdict } from '@semblante/vision/screen';
export type { Verification } from '@semblante/media/provenance';
export { developmentPairFile, makeDevelopmentPair } from '@semblante/media/certificate';
