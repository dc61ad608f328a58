// Makes the pictures of docs/engine.md from synthetic people: `node --import tsx packages/engine/bench/pictures.ts`.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { castOf, renderPortrait, scene, type SceneName } from '@semblante/actors';
import sharp from 'sharp';
import { boxOf } from '@semblante/vision/geometry';
import { loadAnalysis } from '@semblante/vision/analyse';
import { openEngine } from '../src/open-engine.ts';
import { makeClip } from '@semblante/media/testing';

const out = fileURLToPath(new URL('../../../docs/engine/', import.meta.url));
const [width, height, side] = [640, 360, 300];
/** What each row shows: a scene, whose face comes in, and the frames looked at. */
const rows: { scene: SceneName; photo: string; frames: number[] }[] = [
  { scene: 'turning', photo: 'hana', frames: [4, 20, 36] },
  { scene: 'covered', photo: 'iara', frames: [4, 24, 40] },
  { scene: 'glasses', photo: 'ben', frames: [4, 20, 36] },
];

const folder = await mkdtemp(join(tmpdir(), 'engine-pictures-'));
const engine = openEngine();
const weights = join(tmpdir(), 'semblante-weights');
await mkdir(out, { recursive: true });
try {
  for (const row of rows) await makeRow(row);
} finally {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
}

async function makeRow({ scene: name, photo, frames }: (typeof rows)[number]): Promise<void> {
  const [video, analysis, face] = [join(folder, `${name}.mp4`), join(folder, name), join(folder, `${photo}.png`)];
  const { frameAt } = scene(name, { width, height, fps: 25 });
  await makeClip({
    file: video,
    width,
    height,
    fps: 25,
    frames: Math.max(...frames) + 5,
    picture: (i) => frameAt(i).rgb,
  });
  const [person] = castOf(photo as 'hana');
  const portrait = renderPortrait(person!, { width: 512, height: 512 });
  await sharp(portrait.rgb, { raw: { width: 512, height: 512, channels: 3 } })
    .png()
    .toFile(face);
  await engine.run('analyse', {
    video,
    folder: analysis,
    settings: { detectionModel: 'far', faceAngle: 'auto' },
    weights,
  });
  const known = await loadAnalysis(analysis);
  const tiles = [await sharp(face).resize(side, side).png().toBuffer()];
  for (const frame of frames) {
    const job = { video, analysis, mapping: [{ person: 'p1', photos: [face] }], label: 'none' as const, weights };
    const { pictures } = await engine.run('preview', { job, at: { frame }, out: folder });
    const { centreX, centreY, height: tall } = boxOf(known.meshAt('p1', frame)!);
    const reach = Math.min(height, Math.round(tall * 1.7));
    const place = {
      left: Math.round(Math.min(Math.max(0, centreX - reach / 2), width - reach)),
      top: Math.round(Math.min(Math.max(0, centreY - reach / 2), height - reach)),
      width: reach,
      height: reach,
    };
    for (const file of [pictures[0]!.before, pictures[0]!.after])
      tiles.push(await sharp(file).extract(place).resize(side, side).png().toBuffer());
  }
  known.close();
  const sheet = sharp({ create: { width: side * tiles.length, height: side, channels: 3, background: '#ffffff' } });
  await sheet
    .composite(tiles.map((input, i) => ({ input, left: i * side, top: 0 })))
    .png({ palette: true, quality: 90 })
    .toFile(join(out, `${name}.png`));
}
