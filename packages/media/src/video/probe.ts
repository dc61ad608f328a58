import type { ColourSpace } from '../picture/index.ts';
import type { AudioDelivery } from './audio-codecs.ts';
import type { DynamicRange } from './colour-tags.ts';
import type { Container } from './limits.ts';
import type { Rotation } from './rotation.ts';

/** What a video really is, measured on its stream and not taken from its header. Plain data. */
export interface Probe {
  container: Container;
  bytes: number;
  /** From the first to the last thing shown or heard. */
  seconds: number;
  /** What the header claims. */
  declaredSeconds: number;
  video: ProbedVideo;
  audio: ProbedAudio | undefined;
  /** All tracks as they lie in the file. */
  tracks: readonly { kind: 'video' | 'audio' | 'other'; codec: string; packets: number }[];
}

export interface ProbedVideo {
  codec: string;
  /** As shown: upright, with square pixels. */
  width: number;
  height: number;
  codedWidth: number;
  codedHeight: number;
  pixelAspect: { num: number; den: number };
  rotation: Rotation;
  isMirrored: boolean;
  pixelFormat: string;
  scan: 'progressive' | 'interlaced';
  colour: ColourSpace;
  /** As the stream names it. */
  matrix: string;
  dynamicRange: DynamicRange;
  fps: number;
  frameRate: 'constant' | 'variable';
  frames: number;
  keyframes: number;
  seconds: number;
  startSeconds: number;
  timeBase: { num: number; den: number };
}

export interface ProbedAudio {
  codec: string;
  channels: number;
  sampleRate: number;
  seconds: number;
  startSeconds: number;
  delivery: AudioDelivery;
}
