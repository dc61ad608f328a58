import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImagePurpose } from '@semblante/contracts';
import {
  addImages,
  type AddedImage,
  type ImageDeps,
  type ImageJudgement,
  type PeopleInPhoto,
} from '../../images/index.ts';
import type { UserId } from '../../kernel/index.ts';
import type { RenderDeps, RenderOrder } from '../cut-out/render-cut-out.ts';
import type { Stage } from './stage.ts';

export interface ImageStage {
  images: ImageDeps;
  processings: RenderDeps;
  /** What the judge says of the next files instead of what the stage's screening says. */
  judgement: Extract<ImageJudgement, { verdict: 'faulty' }> | undefined;
  /** What was drawn, in order. */
  renders: RenderOrder[];
  send(userId: UserId, names: readonly string[], purpose?: ImagePurpose): Promise<AddedImage[]>;
  image(userId: UserId, name?: string): Promise<string>;
  /** A picture of two people, p1 and p2. */
  photo(userId: UserId, name?: string): Promise<string>;
}

/**
 * Adds what the rules about images need to a stage: the judge, the draughtsman of previews and that of renders say what
 * they are told to.
 */
export function setImageStage(stage: Stage): ImageStage {
  const made: ImageStage = {
    judgement: undefined,
    renders: [],
    images: {
      ...stage.deps,
      judgeImage: async ({ folder, purpose }) => {
        if (made.judgement) return made.judgement;
        const files = {
          full: join(folder, 'full.jpg'),
          view: join(folder, 'view.jpg'),
          thumbnail: join(folder, 'thumbnail.webp'),
        };
        for (const file of Object.values(files)) await writeFile(file, 'a picture');
        const taken = { verdict: 'taken' as const, width: 1200, height: 800, screening: stage.screening };
        if (purpose !== 'photo') return { ...taken, warnings: [], ...files };
        return { ...taken, warnings: [], ...files, people: await peopleIn(folder) };
      },
      drawPreview: async ({ out }) => {
        await stage.deps.files.take(out, out);
        return { coverage: 0.4, warnings: [] };
      },
    },
    processings: {
      ...stage.deps,
      drawRender: async (order) => {
        made.renders.push(order);
        return { bytes: 1000, fingerprint: 'AAAA', screening: stage.screening };
      },
    },
    send: async (userId, names, purpose = 'subject') => {
      const folder = await mkdtemp(join(tmpdir(), 'semblante-stage-'));
      const files = names.map((fileName, place) => ({ fileName, file: join(folder, String(place)) }));
      for (const { file, fileName } of files) await writeFile(file, `what was sent as ${fileName}`);
      return await addImages(made.images, { userId, purpose, files });
    },
    image: async (userId, name = 'foto.jpg') => idOf(await made.send(userId, [name])),
    photo: async (userId, name = 'grupo.jpg') => idOf(await made.send(userId, [name], 'photo')),
  };
  return made;
}

function idOf([added]: AddedImage[]): string {
  if (!added?.image) throw new Error(`the image was not taken: ${added?.error}`);
  return added.image.id;
}

async function peopleIn(folder: string): Promise<PeopleInPhoto> {
  const found = [
    { id: 'p1', face_width: 220, concerns: [], thumbnail: join(folder, 'p1.jpg') },
    { id: 'p2', face_width: 40, concerns: ['small' as const], thumbnail: join(folder, 'p2.jpg') },
  ];
  const file = join(folder, 'people.json');
  for (const name of [...found.map(({ thumbnail }) => thumbnail), file]) await writeFile(name, 'a picture');
  return { found, file };
}
