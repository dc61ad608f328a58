import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StartBody } from '@semblante/contracts';
import {
  digestImage,
  digestVideo,
  makeActorClip,
  makePortraitPhoto,
  type VideoDigest,
} from '@semblante/engine/testing';
import type { Person } from '../site/site-database.queries.ts';
import { logInAll, type Visitor } from '../site/visitor.ts';

/** What somebody may order; ordered again it must give the same pictures and the same sound. */
export interface Order {
  name: string;
  visitor: Visitor;
  body: StartBody;
}

export const framesPerSegment = 15;
const clip = { width: 320, height: 180, fps: 15, seconds: 4, keyframeEvery: framesPerSegment };
const scenes = ['frontal', 'covered', 'glasses'] as const;
const faces = ['joao', 'ben'] as const;
/** Who is in the pictures. */
const pictured = 'gus';

/** Each person adds a face, a video and two pictures: the video whole or in part, a swap and an enlargement. */
export async function prepareOrders(address: string, people: readonly Person[], folder: string): Promise<Order[]> {
  for (const scene of scenes) await makeActorClip({ ...clip, file: join(folder, `${scene}.mp4`), scene });
  for (const face of [...faces, pictured]) await makePortraitPhoto(join(folder, `${face}.jpg`), face);
  const visitors = await logInAll(address, people);
  const made = await Promise.all(visitors.map(async (visitor, number) => await ordersOf(visitor, { number, folder })));
  // Whole clips of everybody first: a small drill has several people in it.
  return [0, 1, 2, 3].flatMap((variant) => made.flatMap((orders) => orders[variant] ?? []));
}

async function ordersOf(visitor: Visitor, { number, folder }: { number: number; folder: string }): Promise<Order[]> {
  const face = await visitor.addFace(join(folder, `${faces[number % faces.length]}.jpg`));
  const video = await visitor.untilReady(
    await visitor.upload(await readFile(join(folder, `${scenes[number % scenes.length]}.mp4`))),
  );
  const mapping = video.people.slice(0, 1).map(({ id }) => ({ person_id: id, face_id: face.id }));
  const body = { kind: 'video' as const, video_id: video.id, mapping };
  const picture = join(folder, `${pictured}.jpg`);
  const [photo, small] = [await visitor.addImage(picture, 'photo'), await visitor.addImage(picture, 'enhance')];
  const inPhoto = (photo.people ?? []).slice(0, 1).map(({ id }) => ({ person_id: id, face_id: face.id }));
  return [
    { name: `${number}-whole`, visitor, body: { ...body, settings: {} } },
    { name: `${number}-part`, visitor, body: { ...body, settings: { trim: { from: 0.4, to: 3.6 } } } },
    { name: `${number}-photo`, visitor, body: { kind: 'photo', photos: [{ image_id: photo.id, mapping: inPhoto }] } },
    { name: `${number}-enlarged`, visitor, body: { kind: 'enhance', image_id: small.id, scale: 2, clean: true } },
  ];
}

/** As it is downloaded. */
export async function digestOf({ visitor, body }: Order, processingId: string, folder: string): Promise<VideoDigest> {
  const bytes = await visitor.download(processingId);
  if (body.kind !== 'video') return { frames: 1, pictures: await digestImage(bytes), sound: '' };
  const file = join(folder, `${processingId}.mp4`);
  await writeFile(file, bytes);
  return await digestVideo(file);
}
