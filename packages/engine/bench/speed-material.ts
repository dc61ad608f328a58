import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { castOf, renderPortrait, scene } from '@semblante/actors';
import { yuvFromRgb } from '@semblante/media/picture';
import { makeClip } from '@semblante/media/testing';
import { writePhoto } from './photo-file.ts';

/** 1280 × 720 with one face 277 to 283 pixels wide all through. */
const realMaterial = { clip: 'mediapipe_woman_gestures_720p.mp4', photo: 'nasa_astronaut_collins.png' } as const;
const syntheticFrames = 150;

/** What speed is measured on: a real clip where there is one, else actors at the same size. */
export async function speedMaterial({
  media,
  folder,
}: {
  media: string | undefined;
  folder: string;
}): Promise<{ clip: string; photo: string }> {
  await mkdir(folder, { recursive: true });
  const real = media && {
    clip: join(media, 'videos', realMaterial.clip),
    photo: join(media, 'faces', realMaterial.photo),
  };
  if (real && existsSync(real.clip) && existsSync(real.photo)) return real;
  return syntheticMaterial(folder);
}

async function syntheticMaterial(folder: string): Promise<{ clip: string; photo: string }> {
  const size = { width: 1280, height: 720 } as const;
  const stage = scene('speech', { ...size, fps: 25 });
  const clip = join(folder, 'speech-720p.mp4');
  await makeClip({
    file: clip,
    ...size,
    fps: 25,
    keyframeEvery: 75,
    frames: Math.min(syntheticFrames, stage.frames),
    picture: (frame) => stage.frameAt(frame).rgb,
  });
  const photo = join(folder, 'photo.png');
  const { rgb, width, height } = renderPortrait(castOf('hana')[0]!, { width: 640, height: 640 });
  await writePhoto(photo, yuvFromRgb(rgb, { width, height, colour: { range: 'full', matrix: 'bt601' } }));
  return { clip, photo };
}
