import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from '@semblante/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';
import { findInOutbox, type ListedMail, listOutbox } from './outbox.ts';

const mail: Mail = {
  template: 'password_recovery',
  to: 'ana@example.com',
  language: 'pt_BR',
  params: { name: 'Ana', token: 'tok', valid_minutes: 60 },
};
const link = 'http://localhost:3000/password-reset?token=tok';
let base: string;
let folder: string;
let now: Date;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'outbox-'));
  folder = join(base, 'outbox');
  now = new Date('2026-11-14T09:12:03.123Z');
});

afterEach(() => rm(base, { recursive: true }));

function mailer() {
  return createMailer(
    {
      outboxFolder: folder,
      from: 'Semblante <nao-responda@semblante.test>',
      publicUrl: 'http://localhost:3000',
      supportEmail: 'suporte@semblante.test',
      supportAnswerDays: 5,
      company: 'Semblante Ltda.',
    },
    () => now,
  );
}

it('writes a mail down, as it would travel and as a page reads it, when no mail server is configured', async () => {
  await mailer().send(mail, { id: 'job-1' });
  const files = (await readdir(folder)).toSorted() as [string, string];
  expect(files.map((file) => file.replace(/-[0-9a-f]{12}/, ''))).toEqual([
    '20261114T091203123Z.eml',
    '20261114T091203123Z.json',
  ]);

  const message = await readFile(join(folder, files[0]), 'utf8');
  expect(message).toContain('Message-ID: <job-1@localhost>\r\n');
  expect(message).toContain('To: ana@example.com\r\n');
  expect(message).toContain('Date: Sat, 14 Nov 2026 09:12:03 +0000\r\n');

  const kept = JSON.parse(await readFile(join(folder, files[1]), 'utf8'));
  expect(kept).toMatchObject({
    to: 'ana@example.com',
    subject: 'Crie uma nova senha no Semblante',
    sent_at: now.toISOString(),
    links: [link],
  });
  expect(kept.html).toContain(link);
  expect(kept.text).toContain(link);
});

it('keeps recovery links from the other users of the machine', async () => {
  await mailer().send(mail, { id: 'job-1' });
  expect((await stat(folder)).mode & 0o077).toBe(0);
  for (const file of await readdir(folder)) expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
});

it('lists the newest mail first, also when many are written at once', async () => {
  const { send } = mailer();
  await Promise.all(Array.from({ length: 20 }, (_, place) => send(mail, { id: `same-millisecond-${place}` })));
  now = new Date('2026-11-14T09:12:04.000Z');
  await send({ template: 'welcome', to: 'bia@example.com', language: 'en', params: { name: 'Bia' } }, { id: 'later' });
  const listed = await listOutbox(folder);
  expect(listed).toHaveLength(21);
  expect(listed[0]).toMatchObject({ to: 'bia@example.com', subject: 'Your Semblante account is ready' });
});

it('is empty before the first mail and blind to a file that is not a finished mail', async () => {
  expect(await listOutbox(folder)).toEqual([]);
  await mailer().send(mail, { id: 'job-1' });
  await writeFile(join(folder, '20261114T091203999Z-aaaaaaaaaaaa.json.some-id.part'), '{"to":');
  await writeFile(join(folder, 'notes.json'), '{}');
  expect(await listOutbox(folder)).toHaveLength(1);
});

it('finds a mail by its name and nothing by any other path', async () => {
  await mailer().send(mail, { id: 'job-1' });
  await writeFile(join(base, 'secret.json'), '{}');
  const [listed] = (await listOutbox(folder)) as [ListedMail];
  const { name: known } = listed;
  expect(await findInOutbox(folder, known)).toEqual(listed);
  const others = [
    '../secret',
    '..',
    '',
    `../outbox/${known}`,
    `${known}.json`,
    `${known}\0`,
    `${known}\n`,
    '20261114T091203123Z-000000000000',
  ];
  for (const name of others) expect(await findInOutbox(folder, name)).toBeUndefined();
});
