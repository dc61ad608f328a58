import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@semblante/db';
import { makeActorClip, makePortraitPhoto } from '@semblante/engine/testing';
import { Visitor } from '../site/visitor.ts';
import { insertHeldCase } from './belongings.queries.ts';

/** Ids of what one person has. */
export interface Things {
  video: string;
  person: string;
  face: string;
  photo: string;
  /** A preview of the video, and one of its pictures. */
  preview: string;
  previewName: string;
}

/** What Ana has, by what each address is about; Bia has a video and a face, to mix them with. */
export interface Belongings {
  ana: Things & {
    image: string;
    photoImage: string;
    photoPerson: string;
    enhanceImage: string;
    processing: string;
    payment: string;
    session: string;
    export: string;
    upload: string;
    review: string;
  };
  bia: Things;
}

const clip = { width: 320, height: 180, fps: 15, seconds: 2, keyframeEvery: 15 };
const wait = async () => await new Promise((resolve) => setTimeout(resolve, 300));

type Data = { data: Record<string, { id: string }> };
const dataOf = async (answer: Response) => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as Data).data;
};

export async function makeBelongings(target: {
  address: string;
  folder: string;
  database: Database;
  ana: Visitor;
  bia: Visitor;
  emailOfAna: string;
}): Promise<Belongings> {
  const { ana, bia, folder } = target;
  await makePortraitPhoto(join(folder, 'face.jpg'), 'hana');
  await makeActorClip({ ...clip, file: join(folder, 'clip.mp4'), scene: 'frontal' });
  const [ofAna, ofBia] = [await makeThings(ana, folder), await makeThings(bia, folder)];
  const image = await ana.addImage(join(folder, 'face.jpg'));
  const photo = await ana.addImage(join(folder, 'face.jpg'), 'photo');
  const enhance = await ana.addImage(join(folder, 'face.jpg'), 'enhance');
  const { id: processing } = await ana.start({ kind: 'image', image_ids: [image.id] }, 'cut-out');
  while ((await ana.getProcessing(processing)).status !== 'completed') await wait();
  await Visitor.logIn(target.address, target.emailOfAna);
  const sessions = (await (await ana.call('GET', '/api/sessions')).json()) as {
    data: { id: string; current: boolean }[];
  };
  const exported = await dataOf(await ana.call('POST', '/api/privacy/export'));
  const upload = await ana.createUpload(1_000_000, 'metade.mp4');
  return {
    ana: {
      ...ofAna,
      image: image.id,
      photoImage: photo.id,
      photoPerson: photo.people?.[0]?.id ?? '',
      enhanceImage: enhance.id,
      processing,
      payment: await buy(ana),
      session: sessions.data.find(({ current }) => !current)?.id ?? '',
      export: await exportOf(ana, exported),
      upload: upload.split('/').at(-1) ?? '',
      review: await insertHeldCase(target.database, { video: ofAna.video }),
    },
    bia: ofBia,
  };
}

async function exportOf(ana: Visitor, asked: Data['data']): Promise<string> {
  const id = asked['export']?.id;
  for (;;) {
    const { export: shown } = (await dataOf(await ana.call('GET', '/api/privacy'))) as unknown as {
      export: { id: string; state: string } | null;
    };
    if (shown?.state === 'ready') return id ?? shown.id;
    await wait();
  }
}

async function makeThings(visitor: Visitor, folder: string): Promise<Things> {
  const face = await visitor.addFace(join(folder, 'face.jpg'));
  const video = await visitor.untilReady(await visitor.upload(await readFile(join(folder, 'clip.mp4'))));
  const person = video.people[0]?.id ?? '';
  const preview = (await dataOf(
    await visitor.call('POST', `/api/videos/${video.id}/preview`, {
      json: { mapping: [{ person_id: person, face_id: face.id }] },
      headers: { accept: 'application/json' },
    }),
  )) as unknown as { pictures: { after_url: string }[] };
  const [previewName = '', previewId = ''] = (preview.pictures[0]?.after_url ?? '').split('/').toReversed();
  return {
    video: video.id,
    person,
    face: face.id,
    photo: face.photos[0]?.id ?? '',
    preview: previewId,
    previewName,
  };
}

async function buy(ana: Visitor): Promise<string> {
  const billing = { cpf: '529.982.247-25', phone: '(11) 98765-4321' };
  const saved = await ana.call('PATCH', '/api/user/billing', { json: billing });
  if (!saved.ok) throw new Error(`billing answered ${saved.status}`);
  const packages = (await (await ana.call('GET', '/api/credits/packages')).json()) as { data: { id: string }[] };
  const bought = await ana.call('POST', '/api/payments', { json: { package_id: packages.data[0]?.id, method: 'pix' } });
  return (await dataOf(bought))['payment']?.id ?? '';
}
