import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeActorClip, makePortraitPhoto } from '@semblante/engine/testing';

/** 720p of invented people, made once for each length and kept: drawing it takes longer than swapping it. */
export async function pipelineMaterial(seconds: number): Promise<{ clip: string; photo: string }> {
  const folder = join(tmpdir(), 'semblante-bench-pipeline');
  const [clip, photo] = [join(folder, `speech-${seconds}.mp4`), join(folder, 'hana.jpg')];
  await mkdir(folder, { recursive: true });
  if (!existsSync(clip)) {
    // Renamed when it is whole, so that a run that was stopped leaves nothing to stumble over.
    await makeActorClip({
      file: `${clip}.part.mp4`,
      scene: 'frontal',
      seconds,
      width: 1280,
      height: 720,
      fps: 30,
      keyframeEvery: 60,
    });
    await rename(`${clip}.part.mp4`, clip);
  }
  if (!existsSync(photo)) await makePortraitPhoto(photo, 'hana');
  return { clip, photo };
}
