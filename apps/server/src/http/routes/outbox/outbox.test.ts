import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailer, type ListedMail } from '@semblante/providers/mail';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorAnswers } from '../../plugins/error-answers.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import { outboxRoutes } from './index.ts';

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(requestLanguage);
  await app.register(errorAnswers);
  await app.register(outboxRoutes, { outboxFolder: join(folder, 'outbox') });
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function sendMails() {
  let minute = 0;
  const mailer = createMailer(
    {
      outboxFolder: join(folder, 'outbox'),
      from: 'a@semblante.test',
      publicUrl: 'http://localhost:3000',
      supportEmail: 's@semblante.test',
      supportAnswerDays: 5,
      company: 'Semblante',
    },
    () => new Date(Date.UTC(2026, 10, 14, 9, minute++)),
  );
  const name = '<script>alert(1)"';
  await mailer.send({ template: 'welcome', to: 'ana@example.com', language: 'pt_BR', params: { name } }, { id: '1' });
  await mailer.send(
    {
      template: 'password_recovery',
      to: 'bia@example.com',
      language: 'en',
      params: { name, token: 'tok', valid_minutes: 30 },
    },
    { id: '2' },
  );
  const answer = await get('/dev/outbox.json');
  return answer.json<{ data: ListedMail[] }>().data;
}

function get(url: string, language = 'pt-BR') {
  return app.inject({ url, headers: { 'accept-language': language } });
}

it('says what to do while there is no mail, in the language of the reader', async () => {
  const portuguese = await get('/dev/outbox');
  expect(portuguese.statusCode).toBe(200);
  expect(portuguese.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(portuguese.body).toContain('Nenhum e-mail ainda');
  expect((await get('/dev/outbox', 'en')).body).toContain('No e-mail yet');
});

it('lists the mails, the newest first', async () => {
  const data = await sendMails();
  expect(data.map(({ subject }) => subject)).toEqual([
    'Create a new Semblante password',
    'Sua conta no Semblante está pronta',
  ]);
  expect(data[0]?.links).toEqual(['http://localhost:3000/password-reset?token=tok']);
  const { body } = await get('/dev/outbox');
  expect(body.indexOf('Create a new Semblante password')).toBeGreaterThan(0);
  expect(body.indexOf('Create a new Semblante password')).toBeLessThan(
    body.indexOf('Sua conta no Semblante está pronta'),
  );
  expect(body).toContain('bia@example.com');
  expect(body).toContain(`href="/dev/outbox/${data[0]?.name}"`);
});

it('shows a mail inside a frame where nothing can run, and its plain part', async () => {
  const [recovery] = await sendMails();
  for (const [language, textPart] of [
    ['pt-BR', 'Em texto simples'],
    ['en', 'As plain text'],
  ] as const) {
    const { body, headers, statusCode } = await get(`/dev/outbox/${recovery?.name}`, language);
    expect(statusCode).toBe(200);
    expect(body).toContain(textPart);
    expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body).toContain('href="http://localhost:3000/password-reset?token=tok"');
    expect(body).not.toMatch(/<script|mails\.outbox/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('answers 404 to any name that is not a mail of the outbox', async () => {
  await sendMails();
  await writeFile(join(folder, 'secret.json'), '{"to":"secret"}');
  const names = [
    '20261114T090000000Z-000000000000',
    'secret',
    '..%2Fsecret',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fsecret',
    '..%5csecret',
    '%00',
    'x'.repeat(90),
  ];
  for (const name of names) {
    const { statusCode, body } = await get(`/dev/outbox/${name}`);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('secret');
  }
});
