import type { Analysis } from '../analyse/load-analysis.ts';
import { boxOf } from '../geometry/index.ts';
import { chooseLabelPlaces, drawLabel, prepareLabel, type FaceInFrame, type Label, type LabelLanguage } from '../label/index.ts';
import type { VideoFrame } from '../media/video-frame.ts';
import type { SwapJob } from './swap-job.ts';

const languages: Record<Exclude<SwapJob['label'], 'none'>, LabelLanguage> = { pt_BR: 'pt', en: 'en' };
/** Faces move little between so many frames, and the place has a margin: looking at each of 18,000 frames would gain nothing. */
const framesBetweenLooks = 5;

/** Draws the visible label into frames, in one place for the whole clip where that covers nobody's face. */
export function labellerOf(analysis: Analysis, label: keyof typeof languages): (frame: VideoFrame) => void {
  const { width, height, rotation, isMirrored, colour, frames } = analysis.video;
  const picture = { width, height, rotation, isMirrored };
  const language = languages[label];
  const shots = chooseLabelPlaces({ picture, language, faces: facesOf(analysis), frames, cuts: analysis.cuts });
  const prepared = shots.map(({ place }): Label | undefined => place && prepareLabel({ picture, colour, language, place }));
  return (frame) => {
    const shot = shots.findIndex(({ from, to }) => frame.index >= from && frame.index < to);
    const patch = prepared[shot];
    if (patch) drawLabel(frame.makeWritable(), patch);
  };
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
