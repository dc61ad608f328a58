import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface MailPeer {
  /** For `SMTP_URL`. */
  url: string;
  /** The link with these words in its address, in the newest mail that somebody got with one; undefined while there is none. */
  findLink(to: string, words: string): string | undefined;
  stop(): Promise<void>;
}

interface Received {
  to: string;
  text: string;
}

/** A mail server that takes whatever it is sent, as a provider would. Unlike the outbox of the product it is somebody else's: a deletion does not reach it. */
export async function startMailPeer(): Promise<MailPeer> {
  const received: Received[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('close', () => open.delete(socket)));
    converse(socket, (mail) => received.unshift(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    findLink: (to, words) => {
      for (const mail of received.filter((one) => one.to === to)) {
        const link = mail.text.match(/https?:\/\/[^\s"<>)]+/g)?.find((found) => found.includes(words));
        if (link !== undefined) return link;
      }
      return undefined;
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As little of SMTP as a client needs. */
function converse(socket: Socket, take: (mail: Received) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to = '';
  let rest = '';
  let isData = false;
  socket.setEncoding('latin1').on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    rest += chunk;
    for (let end = rest.indexOf(isData ? '\r\n.\r\n' : '\r\n'); end >= 0; end = rest.indexOf(isData ? '\r\n.\r\n' : '\r\n')) {
      const part = rest.slice(0, end);
      rest = rest.slice(end + (isData ? 5 : 2));
      if (isData) take({ to, text: plainText(part) });
      to = /^RCPT TO:<(.+?)>/i.exec(part)?.[1] ?? to;
      const answer = isData ? '250 taken' : /^DATA/i.test(part) ? '354 go on' : /^QUIT/i.test(part) ? '221 bye' : '250 ok';
      isData = answer.startsWith('354');
      say(answer);
    }
  });
  say('220 peer');
}

/** Quoted-printable undone, as far as an address needs it. */
function plainText(message: string): string {
  return message.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
