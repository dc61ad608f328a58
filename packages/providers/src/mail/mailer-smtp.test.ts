import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Mail } from '@semblante/contracts';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { createMailer, type Mailer } from './mailer.ts';

const mail: Mail = {
  template: 'password_recovery',
  to: 'ana@example.com',
  language: 'pt_BR',
  params: { name: 'Ana', token: 'tok', valid_minutes: 60 },
};
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Received {
  from: string;
  to: string[];
  message: string;
}

/** A real mail server on a free port; what it accepts is in `received`. */
async function startPeer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const peer = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
    ...options,
  });
  peer.on('error', () => {});
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => peer.close(() => resolve())));
  return { received, port: (peer.server.address() as AddressInfo).port };
}

function mailerTo(smtpUrl: string, silentMsMax?: number): Mailer {
  return createMailer({
    smtpUrl,
    ...(silentMsMax !== undefined && { silentMsMax }),
    outboxFolder: '/nonexistent',
    from: 'Semblante <nao-responda@semblante.test>',
    publicUrl: 'https://semblante.test',
    supportEmail: 'suporte@semblante.test',
    supportAnswerDays: 5,
    company: 'Semblante Ltda.',
  });
}

function headersOf({ message }: Received): Map<string, string> {
  const [head = ''] = message.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

it('sends a mail with both parts, marked as automatic, answerable to a person', async () => {
  const { received, port } = await startPeer();
  await mailerTo(`smtp://127.0.0.1:${port}`).send(mail, { id: 'job-1' });
  expect(received).toHaveLength(1);
  const [sent] = received as [Received];
  expect(sent).toMatchObject({ from: 'nao-responda@semblante.test', to: ['ana@example.com'] });
  const headers = headersOf(sent);
  expect(headers.get('to')).toBe('ana@example.com');
  expect(headers.get('from')).toBe('Semblante <nao-responda@semblante.test>');
  expect(headers.get('reply-to')).toBe('suporte@semblante.test');
  expect(headers.get('subject')).toBe('Crie uma nova senha no Semblante');
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(headers.get('message-id')).toBe('<job-1@semblante.test>');
  expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
  expect(sent.message).toContain('Content-Type: text/plain; charset=utf-8');
  expect(sent.message).toContain('Content-Type: text/html; charset=utf-8');
});

it('logs in to a mail server that asks for it, and says so when the password is wrong', async () => {
  const { received, port } = await startPeer({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'semblante' && password === 'p@ss/word'
        ? done(null, { user: username })
        : done(new Error('Wrong password')),
  });
  await mailerTo(`smtp://semblante:${encodeURIComponent('p@ss/word')}@127.0.0.1:${port}`).send(mail, { id: 'job-1' });
  expect(received).toHaveLength(1);
  await expect(mailerTo(`smtp://semblante:other@127.0.0.1:${port}`).send(mail, { id: 'job-2' })).rejects.toMatchObject({
    code: 'EAUTH',
  });
  expect(received).toHaveLength(1);
});

it('fails for the queue to try again when the mail server refuses, and the second try is recognisable by its Message-ID', async () => {
  let refusals = 1;
  const busy = Object.assign(new Error('Mailbox busy'), { responseCode: 451 });
  const { received, port } = await startPeer({
    onRcptTo: (_address, _session, done) => done(refusals-- > 0 ? busy : null),
  });
  const mailer = mailerTo(`smtp://127.0.0.1:${port}`);
  await expect(mailer.send(mail, { id: 'job-1' })).rejects.toMatchObject({ responseCode: 451 });
  expect(received).toHaveLength(0);
  await mailer.send(mail, { id: 'job-1' });
  await mailer.send(mail, { id: 'job-1' });
  expect(received.map((sent) => headersOf(sent).get('message-id'))).toEqual([
    '<job-1@semblante.test>',
    '<job-1@semblante.test>',
  ]);
});

it.each(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'the message'])(
  'fails when the mail server goes away at %s',
  async (moment) => {
    const port = await startVanishingPeer(moment);
    await expect(mailerTo(`smtp://127.0.0.1:${port}`).send(mail, { id: 'job-1' })).rejects.toThrow();
  },
);

it('fails when there is no mail server', async () => {
  const port = await startVanishingPeer('greeting');
  for (const close of closing.splice(0)) await close();
  await expect(mailerTo(`smtp://127.0.0.1:${port}`).send(mail, { id: 'job-1' })).rejects.toMatchObject({
    code: 'ESOCKET',
  });
});

it('gives up a mail server that says nothing, and after a few mails asks it no more', async () => {
  const silent: Socket[] = [];
  const server = createServer((socket) => void silent.push(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    for (const socket of silent) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { send } = mailerTo(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 100);
  for (let n = 0; n < 5; n += 1) await expect(send(mail, { id: `job-${n}` })).rejects.toThrow(/greeting|timeout/i);
  await expect(send(mail, { id: 'job-5' })).rejects.toThrow(/failed too often/);
  expect(silent).toHaveLength(5);
});

it('lets no name and no id add a header or a recipient', async () => {
  const { received, port } = await startPeer();
  const forged = 'Ana\r\nBcc: eve@example.com\r\n\r\nhello';
  const mailer = mailerTo(`smtp://127.0.0.1:${port}`);
  await mailer.send({ ...mail, params: { ...mail.params, name: forged } } as Mail, { id: forged });
  expect(received).toHaveLength(1);
  const [sent] = received as [Received];
  expect(sent.to).toEqual(['ana@example.com']);
  expect([...headersOf(sent).keys()]).not.toContain('bcc');
  // Opening the queued mail refuses two addresses in one; the mailer alone does not make two of them either.
  await expect(mailer.send({ ...mail, to: 'ana@example.com, eve@example.com' }, { id: 'job-2' })).rejects.toMatchObject(
    { responseCode: 501 },
  );
  expect(received).toHaveLength(1);
});

/** Speaks SMTP up to a moment and then drops the line. */
async function startVanishingPeer(moment: string): Promise<number> {
  const server = createServer((socket) => converse(socket, moment));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return (server.address() as AddressInfo).port;
}

function converse(socket: Socket, moment: string): void {
  socket.on('error', () => {});
  if (moment === 'greeting') return void socket.destroy();
  let inMessage = false;
  socket.write('220 peer ESMTP\r\n');
  socket.on('data', (data) => {
    const verb = data.toString('latin1').slice(0, 4).trim();
    if (inMessage || verb === moment) return void socket.destroy();
    inMessage = verb === 'DATA';
    socket.write(inMessage ? '354 go on\r\n' : '250 ok\r\n');
  });
}
