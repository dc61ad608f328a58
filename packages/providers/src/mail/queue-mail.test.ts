import type { JobPayload, Mail } from '@semblante/contracts';
import { type Enqueue, keysFrom } from '@semblante/core/kernel';
import type { Tx } from '@semblante/db';
import { expect, it } from 'vitest';
import { createQueueMail, markOfAddress, openMail } from './queue-mail.ts';

const keys = keysFrom('a secret of this deployment');
const token = 'kZ3mT0ken0fArec0veryL1nk';
const mail: Mail = {
  template: 'password_recovery',
  to: 'ana@example.com',
  language: 'en',
  params: { name: 'Ana', token, valid_minutes: 60 },
};
const tx = {} as Tx;

async function queued(): Promise<JobPayload<'send-mail'>> {
  const jobs: [within: Tx, name: string, payload: unknown][] = [];
  const enqueue: Enqueue = async (...job) => void jobs.push(job);
  await createQueueMail(enqueue, keys)(tx, mail);
  expect(jobs).toEqual([[tx, 'send-mail', { sealed: expect.any(String), of: markOfAddress(keys, 'ana@example.com') }]]);
  return (jobs as [(typeof jobs)[0]])[0][2] as JobPayload<'send-mail'>;
}

it('puts a mail into the queue so that the recovery link, the name and the address cannot be read there', async () => {
  const payload = await queued();
  const readable = JSON.stringify(payload) + Buffer.from(payload.sealed, 'base64url').toString('latin1');
  for (const secret of [token, 'Ana', 'ana@example.com', 'password_recovery']) expect(readable).not.toContain(secret);
});

it('gives the worker the same mail back', async () => {
  expect(openMail(keys, await queued())).toEqual(mail);
});

it('opens no mail of another deployment, and nothing that is no mail', async () => {
  const payload = await queued();
  expect(() => openMail(keysFrom('another secret'), payload)).toThrow();
  expect(() => openMail(keys, { ...payload, sealed: keys.seal('second-factor', JSON.stringify(mail)) })).toThrow();
  expect(() =>
    openMail(keys, { ...payload, sealed: keys.seal('mail', JSON.stringify({ ...mail, template: 'unknown' })) }),
  ).toThrow();
  expect(() =>
    openMail(keys, {
      ...payload,
      sealed: keys.seal('mail', JSON.stringify({ ...mail, to: 'ana@example.com\r\nBcc: eve@example.com' })),
    }),
  ).toThrow();
});

it('writes to nobody whose account was deleted', async () => {
  let queuedJobs = 0;
  await createQueueMail(async () => void (queuedJobs += 1), keys)(tx, {
    ...mail,
    to: 'erased-0199c0de@erased.invalid',
  });
  expect(queuedJobs).toBe(0);
});
