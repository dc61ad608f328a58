// `npm run bench -- screen --json [--media DIR]… [--people DIR] [--only media,people,planted,far] [--weights DIR]`:
// what screening costs, whom and what it holds by mistake and, only when asked for (`far`), whether it finds small
// faces. DIR of people: made by bench/screen/fetch-people.ts. The last line is one JSON object.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { castOf, renderPortrait } from '@semblante/actors';
import { photoColour, yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import { screenImage, withEyes, wholeView } from '@semblante/vision/screen';
import { testWeightsFolder } from '@semblante/vision/testing';
import { listMedia, type MediaFile } from './screen/list-media.ts';
import { measureFarFaces } from './screen/measure-far-faces.ts';
import { measureMedia } from './screen/measure-media.ts';
import { measurePeople } from './screen/measure-people.ts';
import { measurePlanted } from './screen/measure-planted.ts';
import { makeSyntheticMedia } from './screen/synthetic-media.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    media: { type: 'string', multiple: true, default: [] },
    people: { type: 'string' },
    only: { type: 'string', default: 'media,people,planted' },
    weights: { type: 'string', default: testWeightsFolder() },
  },
});
const scratch = await mkdtemp(join(tmpdir(), 'semblante-bench-screen-'));
const parts = values.only.split(',');
const say = (text: string) => process.stderr.write(`${text}\n`);

try {
  if (values.media.length === 0) say('SKIPPED real media: no --media DIR was given');
  if (!values.people) say('SKIPPED people: no --people DIR was given');
  const media = values.media.length > 0 ? await listAll(values.media) : await makeSyntheticMedia(scratch);
  const planted = parts.includes('planted') ? await measurePlanted(scratch) : null;
  const report = await withEyes({ weights: values.weights }, async (eyes) => {
    // Opening the networks is a child's first second and no frame's.
    await screenImage(portrait(), { eyes });
    await eyes.content.second(portrait(), wholeView({ picture: portrait(), rotation: 0 }));
    const ofMedia = parts.includes('media') ? await measureMedia(media, { eyes, say }) : {};
    const people = values.people && parts.includes('people') ? await measurePeople(values.people, { eyes, say }) : null;
    const far =
      values.people && parts.includes('far') ? await measureFarFaces(values.people, { eyes, media, say }) : null;
    return { ...ofMedia, planted, people, far };
  });
  process.stdout.write(`${JSON.stringify(report)}\n`);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
process.exit(0);

async function listAll(folders: readonly string[]): Promise<MediaFile[]> {
  return (await Promise.all(folders.map(listMedia))).flat();
}

function portrait(): YuvPicture {
  const { rgb, width, height } = renderPortrait(castOf('ana')[0]!, { width: 320, height: 320 });
  return yuvFromRgb(rgb, { width, height, colour: photoColour });
}
