// Run by the tests as a process of its own: makes a clip and a photo of invented people into the folder it is given.
import { join } from 'node:path';
import { makeActorClip, makePortraitPhoto } from '@semblante/engine/testing';

const folder = process.argv[2] ?? '.';
await makeActorClip({
  file: join(folder, 'encontro.mp4'),
  scene: 'frontal',
  seconds: 3,
  width: 480,
  height: 270,
  fps: 15,
});
// What an iPhone writes with "High Efficiency".
await makeActorClip({
  file: join(folder, 'IMG_0002.MOV'),
  scene: 'frontal',
  seconds: 2,
  width: 480,
  height: 270,
  fps: 15,
  codec: 'hevc',
  rotation: 90,
});
await makePortraitPhoto(join(folder, 'ana.jpg'), 'ana');
await makePortraitPhoto(join(folder, 'joao.png'), 'joao');
