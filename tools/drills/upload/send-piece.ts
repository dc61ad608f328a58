import { request } from 'node:http';
import type { Visitor } from '../site/visitor.ts';

const pieceBytes = 256 * 1024;
const againMs = 300;

/** Where the server has it up to. A connection that just broke may still hold the upload for a moment. */
export async function offsetOf(visitor: Visitor, upload: string): Promise<number> {
  for (;;) {
    const answer = await visitor.callPatiently('HEAD', upload, { headers: { 'tus-resumable': '1.0.0' } });
    if (answer.ok) return Number(answer.headers.get('upload-offset'));
    if (answer.status !== 423) throw new Error(`the upload answered ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}

export interface Sending {
  upload: string;
  content: Buffer;
  offset: number;
  /** Called once so much was written; whatever it does happens in the middle of the sending. */
  interrupt?: { atOffset: number; how: (cut: () => void) => void };
}

/** Sends the rest in one call, on a socket of its own. `false`: the connection broke before the server had answered. */
export async function sendRest(visitor: Visitor, { upload, content, offset, interrupt }: Sending): Promise<boolean> {
  return await new Promise((resolve, reject) => {
    const headers = {
      ...visitor.headers,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(content.length - offset),
    };
    const sending = request(`${visitor.address}${upload}`, { method: 'PATCH', headers, agent: false }, (answer) => {
      answer.resume();
      // The connection before this one was still being cleared away, or its last bytes arrived meanwhile: ask again
      // where it is.
      if (answer.statusCode === 423 || answer.statusCode === 409) return resolve(false);
      answer.once('end', () =>
        answer.statusCode === 204 ? resolve(true) : reject(new Error(`the piece answered ${answer.statusCode}`)),
      );
    });
    sending.once('error', () => resolve(false));
    sending.once('close', () => resolve(false));
    void write(sending, { content, offset, interrupt, cut: () => sending.destroy() });
  });
}

async function write(
  sending: ReturnType<typeof request>,
  { content, offset, interrupt, cut }: Pick<Sending, 'content' | 'offset' | 'interrupt'> & { cut: () => void },
): Promise<void> {
  let isInterrupted = false;
  const closed = new Promise<void>((resolve) => sending.once('close', resolve));
  for (let at = offset; at < content.length && !sending.destroyed; at += pieceBytes) {
    const isRoomy = sending.write(content.subarray(at, Math.min(content.length, at + pieceBytes)));
    if (interrupt && !isInterrupted && at + pieceBytes >= interrupt.atOffset) {
      isInterrupted = true;
      interrupt.how(cut);
    }
    if (!isRoomy) await Promise.race([closed, new Promise((resolve) => sending.once('drain', resolve))]);
  }
  if (!sending.destroyed) sending.end();
}
