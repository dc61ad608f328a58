/**
 * Face crops of clips and photos that nobody is trained on, to look at a network with: the trainer draws every photo on
 * every clip's frames.
 *
 *   npx tsx training/frames.ts --out FOLDER [--moments 3] FILE.mp4 ... FILE.jpg ...
 */
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { openVideo, readVideo } from '@semblante/media/video';
import { findFaces, openVision } from '@semblante/vision/networks';
import { loadPhoto, type YuvPicture } from '@semblante/media/picture';
import { testWeightsFolder } from '@semblante/vision/testing';
import { CropPack } from './crop-pack.ts';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, moments: { type: 'string', default: '3' } },
});
if (!options.out || files.length === 0) throw new Error('--out and files are needed');

const vision = await openVision({ weightsFolder: testWeightsFolder() });
const pack = new CropPack(options.out, { quality: 92 });
for (const file of files) {
  if (['.mp4', '.mov'].includes(extname(file).toLowerCase())) await addMoments(file);
  else await add(await loadPhoto(file), `photo:${basename(file)}`);
}
pack.write();
await vision.close();

async function addMoments(file: string): Promise<void> {
  const video = await openVideo(file);
  const last = Math.min(240, video.timeline.pts.length);
  for (let moment = 0; moment < Number(options.moments); moment++) {
    const fromFrame = Math.floor(((moment + 0.5) * last) / Number(options.moments));
    for await (const frame of readVideo(video, { fromFrame, toFrame: fromFrame + 1 })) {
      await add(frame.picture, `clip:${basename(file)}`);
      frame.release();
    }
  }
}

async function add(picture: YuvPicture, person: string): Promise<void> {
  const [face] = await findFaces(vision, picture);
  if (face)
    await pack.add(pack.cut(picture, face.mesh), face.mesh, {
      person,
      faceWidth: Math.round(face.width),
      heldOut: true,
    });
}
