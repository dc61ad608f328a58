import { videoLimits } from '@semblante/contracts';
import type { PhoneAdvice } from './phone-advice.ts';

/**
 * What is wrong with a chosen file, with what the sentence about it needs. The key of its text is
 * `videos.problems.<kind>`.
 */
export type VideoProblem =
  | { kind: 'several_files' }
  | { kind: 'empty' }
  | { kind: 'not_mp4'; extension: string }
  | { kind: 'too_large'; bytes: number }
  | { kind: 'too_long'; seconds: number }
  | { kind: 'too_big'; width: number; height: number }
  | { kind: 'unreadable' }
  /** A film of a phone that this browser cannot turn into MP4. */
  | { kind: 'not_turned'; advice: PhoneAdvice };

export interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

export interface VideoMeasures {
  seconds: number;
  width: number;
  height: number;
}

/** As many bytes as say what a file is. */
export const headBytes = 12;

/**
 * By its name and what the browser says of it. Some systems know no type for a file; its name and first bytes decide
 * then.
 */
export function findFileProblem(file: ChosenFile): VideoProblem | undefined {
  if (file.size === 0) return { kind: 'empty' };
  const extension = extensionOf(file.name);
  const isMp4Type = file.type === '' || file.type === 'video/mp4';
  if (extension !== 'mp4' || !isMp4Type) return { kind: 'not_mp4', extension };
  if (file.size > videoLimits.bytesMax) return { kind: 'too_large', bytes: file.size };
  return undefined;
}

/**
 * A film of another kind that was only renamed: MP4 says `ftyp` after its first length, and QuickTime names itself
 * after that.
 */
export function findHeadProblem(head: Uint8Array, name: string): VideoProblem | undefined {
  const text = String.fromCharCode(...head.subarray(4, headBytes));
  const isMp4 = text.startsWith('ftyp') && text !== 'ftypqt  ';
  return isMp4 ? undefined : { kind: 'not_mp4', extension: text === 'ftypqt  ' ? 'mov' : extensionOf(name) };
}

/** Half a second of grace: players round, and the server measures the real stream anyway. */
const secondsGrace = 0.5;

export function findMeasureProblem({ seconds, width, height }: VideoMeasures): VideoProblem | undefined {
  if (seconds > videoLimits.secondsMax + secondsGrace) return { kind: 'too_long', seconds };
  const isTooBig =
    Math.max(width, height) > videoLimits.longSideMax || Math.min(width, height) > videoLimits.shortSideMax;
  return isTooBig ? { kind: 'too_big', width, height } : undefined;
}

/** What is allowed but will not look its best. */
export function findMeasureAdvice({ seconds, width, height }: VideoMeasures): 'long' | 'low_resolution' | undefined {
  if (Math.min(width, height) < videoLimits.shortSideRecommended) return 'low_resolution';
  return seconds > videoLimits.secondsRecommended ? 'long' : undefined;
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}
