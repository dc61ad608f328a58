import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail } from '@semblante/contracts';
import { type Clock, systemClock } from '@semblante/core/kernel';
import { createCircuit } from '../circuit/circuit.ts';
import type { OnFault } from '../circuit/faults.ts';
import type { Sender } from './letter-parts.ts';
import { type OutboxMail, writeToOutbox } from './outbox.ts';

export interface MailerConfig extends Sender {
  /** Without one, mails are written to the outbox folder instead of sent. */
  smtpUrl?: string;
  outboxFolder: string;
  from: string;
  /** How long a mail server may be silent; a test has less patience. */
  silentMsMax?: number;
  onFault?: OnFault;
}

export interface Mailer {
  /**
   * Resolves when the mail is handed over, rejects when it is not. A retry passes the same id, and so the same
   * Message-ID.
   */
  send(mail: Mail, options: { id: string }): Promise<void>;
}

// A job of the queue waits for this: a silent mail server must fail the job long before the job's own expiry.
const silentMsUsual = 10_000;
/** A server that says a little now and then is never silent, and must end all the same. */
const wholeMsMax = 60_000;

export function createMailer(config: MailerConfig, clock: Clock = systemClock): Mailer {
  const deliver = config.smtpUrl
    ? deliverBySmtp(config.smtpUrl, config.silentMsMax ?? silentMsUsual, config.onFault)
    : deliverToOutbox(config.outboxFolder);
  const host = new URL(config.publicUrl).hostname;
  return {
    async send(mail, { id }) {
      // react-email takes most of a second to load: not at the start of a server that may send nothing.
      const { renderMail } = await import('./render-mail.tsx');
      const rendered = await renderMail(mail, config);
      const sentAt = clock();
      const message: SendMailOptions = {
        from: config.from,
        // Who answers a message of the contact form answers its sender.
        replyTo: 'reply_to' in mail ? { name: '', address: mail.reply_to } : config.supportEmail,
        // An object is one address; a text would be read as a list of them.
        to: { name: '', address: mail.to },
        subject: rendered.subject,
        html: rendered.html,
        text: rendered.text,
        date: sentAt,
        messageId: `<${encodeURIComponent(id)}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await deliver({ id, message, copy: { to: mail.to, ...rendered, sent_at: sentAt.toISOString() } });
    },
  };
}

type Deliver = (outgoing: { id: string; message: SendMailOptions; copy: OutboxMail }) => Promise<void>;

function deliverBySmtp(url: string, silentMs: number, onFault: OnFault = () => {}): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: silentMs,
    greetingTimeout: silentMs,
    socketTimeout: 3 * silentMs,
  });
  const circuit = createCircuit({ onFault: (kind) => onFault('mail', kind) });
  // A mail that its server refuses says nothing of the others.
  const isFault = (cause: unknown) => (cause as { responseCode?: number }).responseCode === undefined;
  return async ({ message }) => {
    await circuit.run(async () => await endsInTime(transport.sendMail(message)), isFault);
  };
}

async function endsInTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server did not finish in time')), wholeMsMax);
  });
  try {
    await Promise.race([sending, over]);
  } finally {
    clearTimeout(timer);
  }
}

function deliverToOutbox(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async ({ id, message, copy }) => {
    const composed = await transport.sendMail(message);
    await writeToOutbox(folder, { id, mail: copy, message: composed.message as Buffer });
  };
}
