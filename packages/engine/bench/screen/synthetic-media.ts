import { join } from 'node:path';
import { castOf, renderPortrait, scene, sceneNames } from '@semblante/actors';
import sharp from 'sharp';
import { makeClip } from '@semblante/media/testing';
import type { MediaFile } from './list-media.ts';

/** Drawing frames takes longer than screening them. */
const scenesMax = 4;
const framesMax = 24;

/** The actors in portraits and scenes, where there is no real media. */
export async function makeSyntheticMedia(folder: string): Promise<MediaFile[]> {
  const media: MediaFile[] = [];
  for (const actor of castOf()) {
    const name = `${actor.name}.png`;
    const { rgb, width, height } = renderPortrait(actor, { width: 320, height: 320, textureSize: 256 });
    await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(join(folder, name));
    media.push({ name, path: join(folder, name), kind: 'image' });
  }
  for (const sceneName of sceneNames.slice(0, scenesMax)) {
    const { width, height, fps, frames, frameAt } = scene(sceneName, {
      width: 320,
      height: 180,
      fps: 12,
      textureSize: 256,
    });
    const name = `${sceneName}.mp4`;
    await makeClip({
      file: join(folder, name),
      width,
      height,
      fps,
      frames: Math.min(frames, framesMax),
      picture: (i) => frameAt(i).rgb,
    });
    media.push({ name, path: join(folder, name), kind: 'video' });
  }
  return media;
}
