import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Privacy, StartBody } from '@semblante/contracts';
import { makeActorClip, makePortraitPhoto } from '@semblante/engine/testing';
import { Visitor } from '../site/visitor.ts';

/** Who nobody else in the drill is like: each of these words can only be hers. */
export const person = {
  name: 'Zenóbia Quintanilha',
  email: 'zenobia.quintanilha@drill.test',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  ip: '198.51.100.77',
  fileName: 'zenobia-na-praia.mp4',
};

const clip = { width: 320, height: 180, fps: 15, seconds: 4, keyframeEvery: 15 };
const from = { 'x-forwarded-for': person.ip };
const wait = async () => await new Promise((resolve) => setTimeout(resolve, 300));

export interface Life {
  visitor: Visitor;
  order: StartBody;
}

/**
 * A face, a video, a preview, a result, an upload that never ended, an image, purchases, a copy of everything. What the
 * machine can do is done by it.
 */
export async function liveHere(address: string, folder: string): Promise<Life> {
  const visitor = await Visitor.logIn(address, person.email);
  await makePortraitPhoto(join(folder, 'face.jpg'), 'hana');
  await makeActorClip({ ...clip, file: join(folder, 'clip.mp4'), scene: 'frontal' });
  const faceId = await addFace(visitor, { file: join(folder, 'face.jpg'), name: person.name });
  const video = await visitor.untilReady(await visitor.upload(await readFile(join(folder, 'clip.mp4'))));
  const mapping = video.people.slice(0, 1).map(({ id }) => ({ person_id: id, face_id: faceId }));
  await require(
    await visitor.callPatiently('POST', `/api/videos/${video.id}/preview`, {
      json: { mapping },
      headers: { ...from, accept: 'application/json' },
    }),
  );
  await require(
    await visitor.call('PATCH', '/api/user/billing', { json: { cpf: person.cpf, phone: person.phone }, headers: from }),
  );
  await buy(visitor, 'approve');
  await buy(visitor, 'leave');
  await buy(visitor, 'refund_at_bank');
  const first = await visitor.start({ kind: 'video', video_id: video.id, mapping, settings: {} }, 'first');
  for (let status = first.status; status === 'pending' || status === 'in_progress'; await wait()) {
    const now = await visitor.getProcessing(first.id);
    if (now.stage === 'review') break;
    status = now.status;
  }
  await visitor.createUpload(4_000_000, person.fileName);
  await cutOut(visitor, join(folder, 'face.jpg'));
  await require(await visitor.call('POST', '/api/privacy/export', { headers: from }));
  while ((await privacyOf(visitor)).export?.state !== 'ready') await wait();
  return { visitor, order: { kind: 'video', video_id: video.id, mapping, settings: {} } };
}

/** Still running when the account ends: nothing may be charged for it, and nothing of it may stay. */
export async function orderMore({ visitor, order }: Life, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) await visitor.start(order, `more-${number}`);
}

export async function addFace(visitor: Visitor, { file, name }: { file: string; name: string }): Promise<string> {
  const form = new FormData();
  form.append('consent', 'self');
  form.append('name', name);
  form.append('file', new Blob([new Uint8Array(await readFile(file))], { type: 'image/jpeg' }), 'face.jpg');
  const answer = await require(await visitor.call('POST', '/api/faces', { body: form, headers: from }));
  return ((await answer.json()) as { data: { face: { id: string } } }).data.face.id;
}

export async function privacyOf(visitor: Visitor): Promise<Privacy> {
  return ((await (await require(await visitor.call('GET', '/api/privacy'))).json()) as { data: Privacy }).data;
}

/**
 * A refund at the bank is told of by the charge's own name, in a message that names the payer: as real providers do.
 */
async function buy(visitor: Visitor, then: 'approve' | 'leave' | 'refund_at_bank'): Promise<void> {
  const packages = (await (await visitor.call('GET', '/api/credits/packages')).json()) as {
    data: { id: string; credits: number }[];
  };
  const largest = packages.data.toSorted((a, b) => b.credits - a.credits)[0];
  const answer = await require(
    await visitor.call('POST', '/api/payments', { json: { package_id: largest?.id, method: 'pix' }, headers: from }),
  );
  const { id } = ((await answer.json()) as { data: { payment: { id: string } } }).data.payment;
  if (then === 'leave') return;
  const atBank = async (action: string, until: string) => {
    await require(await fetch(`${visitor.address}/sandbox/checkout/${id}/${action}`, { method: 'POST' }));
    for (let status = ''; status !== until; await wait())
      status = (
        (await (await visitor.call('GET', `/api/payments/${id}`)).json()) as { data: { payment: { status: string } } }
      ).data.payment.status;
  };
  await atBank('approve', 'success');
  if (then === 'refund_at_bank') await atBank('refund', 'refunded');
}

async function cutOut(visitor: Visitor, file: string): Promise<void> {
  const image = await visitor.addImage(file);
  for (const { id } of await visitor.startAll({ kind: 'image', image_ids: [image.id] }, 'image')) {
    for (let status = 'pending'; status === 'pending' || status === 'in_progress'; await wait())
      status = (await visitor.getProcessing(id)).status;
  }
}

export async function require(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
