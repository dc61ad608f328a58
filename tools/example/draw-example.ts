// Draws the moving example of the landing page, the login and the first visit: an invented person, and the same person
// with another invented face.
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { exampleCast, exampleClip, getPerson, renderPortrait, stageScene } from '@semblante/actors';
import { openEngine } from '@semblante/engine';
import { writeDrawnVideo } from '@semblante/media/drawn';
import sharp from 'sharp';

const shape = { width: 480, height: 600, fps: 24 };
const photoSide = 640;
const limits = 'product';

const [, , folder, weights] = process.argv;
if (folder === undefined || weights === undefined) throw new Error('usage: draw-example.ts FOLDER WEIGHTS');
const weightsFolder = resolve(weights);
const scratch = await mkdtemp(`${resolve(folder)}-`);
const engine = openEngine();
try {
  const out = join(scratch, 'out');
  await mkdir(out);
  const [before, after, face] = [join(out, 'before.mp4'), join(out, 'after.mp4'), join(out, 'face.jpg')];
  const scene = stageScene('example', exampleClip, shape);
  await writeDrawnVideo({ ...shape, file: before, frames: scene.frames, draw: (frame) => scene.frameAt(frame).rgb });
  const portrait = renderPortrait(getPerson(exampleCast.face), {
    width: photoSide,
    height: photoSide,
    expression: { smile: 0.3 },
  });
  await sharp(portrait.rgb, { raw: { width: photoSide, height: photoSide, channels: 3 } })
    .jpeg({ quality: 90 })
    .toFile(face);
  await swap({ before, after, face });
  await writePosters([before, after]);
  await rm(folder, { recursive: true, force: true });
  await rename(out, folder);
} finally {
  await engine.close();
  await rm(scratch, { recursive: true, force: true });
}

/** The page says that it is made with AI, in its reader's language; the file says it to machines. */
async function swap({ before, after, face }: { before: string; after: string; face: string }): Promise<void> {
  const [analysis, segments] = [join(scratch, 'analysis'), join(scratch, 'segments')];
  await mkdir(segments);
  const { people } = await engine.run('analyse', {
    video: before,
    folder: analysis,
    settings: { detectionModel: 'far', faceAngle: 'auto' },
    weights: weightsFolder,
    limits,
  });
  const [person] = people;
  if (person === undefined) throw new Error('nobody was found in the example');
  const job = {
    video: before,
    analysis,
    mapping: [{ person: person.id, photos: [face] }],
    label: 'none' as const,
    weights: weightsFolder,
  };
  await engine.run('swap', { job, limits, folder: segments, out: after, signing: { kind: 'none' } });
}

async function writePosters(videos: readonly string[]): Promise<void> {
  for (const video of videos) {
    const {
      files: [still],
    } = await engine.run('stills', { video, limits, seconds: [0], out: scratch });
    if (still === undefined) throw new Error('the example has no first frame');
    await sharp(still).jpeg({ quality: 80, mozjpeg: true }).toFile(video.replace('.mp4', '.jpg'));
  }
}
