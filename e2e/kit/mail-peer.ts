import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailPeer {
  /** For `SMTP_URL`. */
  url: string;
  /**
   * The link with these words in its address, in the newest mail that somebody got with one; undefined while there is
   * none.
   */
  findLink(to: string, words: string): string | undefined;
  stop(): Promise<void>;
}

/**
 * A mail server that takes whatever it is sent, as a provider would. Unlike the outbox of the product it is somebody
 * else's: a deletion does not reach it.
 */
export async function startMailPeer(): Promise<MailPeer> {
  const received: { to: string[]; text: string }[] = [];
  const peer = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, { envelope }, done) {
      let message = '';
      stream.setEncoding('latin1').on('data', (chunk: string) => (message += chunk));
      stream.on('end', () => {
        received.unshift({ to: envelope.rcptTo.map(({ address }) => address), text: plainText(message) });
        done();
      });
    },
  });
  // A site that is stopped does not say goodbye.
  peer.on('error', () => {});
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(peer.server.address() as AddressInfo).port}`,
    findLink: (to, words) =>
      received
        .filter((mail) => mail.to.includes(to))
        .flatMap((mail) => mail.text.match(/https?:\/\/[^\s"<>)]+/g) ?? [])
        .find((link) => link.includes(words)),
    stop: () => new Promise((resolve) => peer.close(resolve)),
  };
}

/** Quoted-printable undone, as far as an address needs it. */
function plainText(message: string): string {
  return message
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
