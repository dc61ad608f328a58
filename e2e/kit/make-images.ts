// Run by the tests as a process of its own: makes pictures of invented people, and a broken one, into the folder it is
// given.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePortraitPhoto } from '@semblante/engine/testing';

const folder = process.argv[2] ?? '.';
await makePortraitPhoto(join(folder, 'ana.jpg'), 'ana');
await makePortraitPhoto(join(folder, 'joao.png'), 'joao');
const whole = await readFile(join(folder, 'ana.jpg'));
await writeFile(join(folder, 'cortada.jpg'), whole.subarray(0, whole.length / 3));
await writeFile(join(folder, 'pacote.png'), Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400)]));
