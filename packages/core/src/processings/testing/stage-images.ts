import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImagePurpose } from '@semblante/contracts';
import { addImages, type AddedImage, type ImageDeps, type ImageJudgement } from '../../images/index.ts';
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
      judgeImage: async ({ folder }) => {
        if (made.judgement) return made.judgement;
        const files = {
          full: join(folder, 'full.jpg'),
          view: join(folder, 'view.jpg'),
          thumbnail: join(folder, 'thumbnail.webp'),
        };
        for (const file of Object.values(files)) await writeFile(file, 'a picture');
        return { verdict: 'taken', width: 1200, height: 800, warnings: [], screening: stage.screening, ...files };
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
    image: async (userId, name = 'foto.jpg') => {
      const [added] = await made.send(userId, [name]);
      if (!added?.image) throw new Error(`the image was not taken: ${added?.error}`);
      return added.image.id;
    },
  };
  return made;
}
