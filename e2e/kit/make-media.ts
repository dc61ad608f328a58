// Run once before the tests as a process of its own: makes clips and pictures of invented people, and broken ones, into
// the folder it is given.
import { readFile, writeFile } from 'node:fs/promises';
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
const whole = await readFile(join(folder, 'ana.jpg'));
await writeFile(join(folder, 'cortada.jpg'), whole.subarray(0, whole.length / 3));
await writeFile(join(folder, 'pacote.png'), Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400)]));
