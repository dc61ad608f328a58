import type { Analysis } from '@semblante/vision/analyse';
import { boxOf } from '@semblante/vision/geometry';
import {
  chooseLabelPlaces,
  drawLabel,
  prepareLabel,
  type FaceInFrame,
  type Label,
  type LabelLanguage,
  type LabelShot,
} from '@semblante/media/label';
import type { FrameRange, VideoFrame } from '@semblante/media/video';
import type { SwapJob } from './swap-job.ts';

export const labelLanguages: Record<Exclude<SwapJob['label'], 'none'>, LabelLanguage> = { pt_BR: 'pt', en: 'en' };
type LabelChoice = keyof typeof labelLanguages;
/**
 * Faces move little between so many frames, and the place has a margin: looking at each of 18,000 frames would gain
 * nothing.
 */
const framesBetweenLooks = 5;

/** Draws the visible label into frames, in one place for the whole clip where that covers nobody's face. */
export function labellerOf(analysis: Analysis, label: LabelChoice): (frame: VideoFrame) => void {
  const { colour } = analysis.video;
  const [picture, language] = [shapeOf(analysis), labelLanguages[label]];
  const shots = placesIn(analysis, label);
  const prepared = shots.map(
    ({ place }): Label | undefined => place && prepareLabel({ picture, colour, language, place }),
  );
  return (frame) => {
    const shot = shots.findIndex(({ from, to }) => frame.index >= from && frame.index < to);
    const patch = prepared[shot];
    if (patch) drawLabel(frame.picture, patch);
  };
}

export interface LabelReport {
  /** Frames that carry the visible label. */
  drawn: number;
  /** Frames without it, because faces left it no room; their manifest and metadata still say what they are. */
  withoutRoom: number;
}

/** What a result that keeps these frames shows of the label. */
export function reportLabel(
  analysis: Analysis,
  { label, range }: { label: SwapJob['label']; range: FrameRange },
): LabelReport {
  if (label === 'none') return { drawn: 0, withoutRoom: 0 };
  const kept = ({ from, to }: LabelShot) => Math.max(0, Math.min(to, range.end) - Math.max(from, range.first));
  const withoutRoom = placesIn(analysis, label)
    .filter(({ place }) => !place)
    .reduce((sum, shot) => sum + kept(shot), 0);
  return { drawn: range.end - range.first - withoutRoom, withoutRoom };
}

function placesIn(analysis: Analysis, label: LabelChoice): LabelShot[] {
  return chooseLabelPlaces({
    picture: shapeOf(analysis),
    language: labelLanguages[label],
    faces: facesOf(analysis),
    frames: analysis.video.frames,
    cuts: analysis.cuts,
  });
}

function shapeOf({ video: { width, height, rotation, isMirrored } }: Analysis) {
  return { width, height, rotation, isMirrored };
}

function facesOf(analysis: Analysis): FaceInFrame[] {
  const faces: FaceInFrame[] = [];
  for (const { id } of analysis.people) {
    for (let frame = 0; frame < analysis.video.frames; frame += framesBetweenLooks) {
      const mesh = analysis.meshAt(id, frame);
      if (!mesh) continue;
      const { left, top, width, height } = boxOf(mesh);
      faces.push({ frame, box: { x: left, y: top, width, height } });
    }
  }
  return faces;
}
