import { join } from 'node:path';
import { castOf, renderPortrait, scene, type FrameTruth, type SceneName } from '@semblante/actors';
import { type YuvPicture, yuvFromRgb } from '@semblante/media/picture';
import { makeClip } from '@semblante/media/testing';

export interface SyntheticClip {
  name: SceneName;
  file: string;
  frames: number;
  cuts: readonly number[];
  /** Who is to be swapped, and everybody who plays. */
  person: string;
  cast: readonly string[];
  truthAt(frame: number): FrameTruth;
  /** A portrait of somebody who does not play in the clip. */
  photo: YuvPicture;
}

const size = { width: 640, height: 360 } as const;
/** As people's videos come: at 15 pictures a second jitter and flicker would be the head's own motion. */
const fps = 30;
/**
 * A good upload. Against an all but lossless clip the measures would be of the encoder that writes the result: written
 * again without any swap, the nodding head of such a clip has 1.15 of its jitter and 1.14 of its flicker, and the grain
 * of the light scene 0.63 of its sharpness.
 */
const crf = 17;
const portraitSide = 640;
/** Tried in this order for the photo: a face without glasses or beard that is not in the scene. */
const sitters = ['hana', 'ben', 'ana'] as const;
const photoColour = { range: 'full', matrix: 'bt601' } as const;

/** Renders a scene of the synthetic actors into a clip, and keeps what is truly in it. */
export async function makeSyntheticClip(name: SceneName, folder: string): Promise<SyntheticClip> {
  const stage = scene(name, { ...size, fps });
  const truths: FrameTruth[] = [];
  const file = join(folder, `${name}.mp4`);
  await makeClip({
    file,
    ...size,
    fps,
    crf,
    frames: stage.frames,
    picture(frame) {
      const { rgb, truth } = stage.frameAt(frame);
      truths.push(truth);
      return rgb;
    },
  });
  const cast = [...new Set(truths.flatMap(({ people }) => people.map(({ person }) => person)))];
  return {
    name,
    file,
    frames: stage.frames,
    cuts: stage.cuts,
    person: truths[0]!.people[0]!.person,
    cast,
    truthAt: (frame) => truths[frame]!,
    photo: portraitOf(sitters.find((sitter) => !cast.includes(sitter))!),
  };
}

function portraitOf(name: string): YuvPicture {
  const { rgb, width, height } = renderPortrait(castOf(name)[0]!, { width: portraitSide, height: portraitSide });
  return yuvFromRgb(rgb, { width, height, colour: photoColour });
}
