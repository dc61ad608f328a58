import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { KmsAccess } from '../kms-sealer.ts';

/** How the service treats requests, until it is told otherwise. */
type Mood = { kind: 'well' } | { kind: 'refuse'; error: string } | { kind: 'silent' };

const Asked = z.object({
  KeyId: z.string(),
  Plaintext: z.base64().optional(),
  CiphertextBlob: z.base64().optional(),
  EncryptionContext: z.record(z.string(), z.string()).default({}),
});
type Asked = z.infer<typeof Asked>;

class Refusal extends Error {}
/** Of AWS KMS for a symmetric key. */
const plaintextMax = 4_096;

/**
 * A key service on a real socket that speaks the JSON protocol of AWS KMS, as far as sealing needs it: Encrypt and
 * Decrypt with AES-256-GCM, the key's id and the context authenticated. Requests must be signed for `kms`; the
 * signature itself is not reckoned.
 */
export async function openKmsPeer(keyIds: readonly string[]) {
  const keys = new Map(keyIds.map((id) => [id, randomBytes(32)]));
  const seen: { operation: string; asked: Asked }[] = [];
  let mood: Mood = { kind: 'well' };

  const authenticated = ({ KeyId, EncryptionContext }: Asked) =>
    Buffer.from(JSON.stringify([KeyId, Object.entries(EncryptionContext).sort()]));
  const keyOf = ({ KeyId }: Asked) => {
    const key = keys.get(KeyId);
    if (!key) throw new Refusal('NotFoundException');
    return key;
  };

  const operations: Record<string, (asked: Asked) => object> = {
    'TrentService.Encrypt': (asked) => {
      const plain = Buffer.from(asked.Plaintext ?? '', 'base64');
      if (plain.length === 0 || plain.length > plaintextMax) throw new Refusal('ValidationException');
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(asked), nonce).setAAD(authenticated(asked));
      const closed = Buffer.concat([cipher.update(plain), cipher.final()]);
      const CiphertextBlob = Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64');
      return { CiphertextBlob, KeyId: asked.KeyId };
    },
    'TrentService.Decrypt': (asked) => {
      const bytes = Buffer.from(asked.CiphertextBlob ?? '', 'base64');
      const decipher = createDecipheriv('aes-256-gcm', keyOf(asked), bytes.subarray(0, 12))
        .setAAD(authenticated(asked))
        .setAuthTag(bytes.subarray(12, 28));
      try {
        const Plaintext = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('base64');
        return { Plaintext, KeyId: asked.KeyId };
      } catch {
        throw new Refusal('InvalidCiphertextException');
      }
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const send = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(value));
    if (mood.kind === 'silent') return;
    try {
      if (mood.kind === 'refuse') throw new Refusal(mood.error);
      if (!/^AWS4-HMAC-SHA256 Credential=[^,]+\/kms\/aws4_request,/.test(request.headers.authorization ?? ''))
        throw new Refusal('MissingAuthenticationTokenException');
      const operation = String(request.headers['x-amz-target']);
      const asked = Asked.parse(JSON.parse(body));
      seen.push({ operation, asked });
      const work = operations[operation];
      if (!work) throw new Refusal('UnknownOperationException');
      send(200, work(asked));
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      send(400, { __type: cause.message, message: 'as asked for' });
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((cause: unknown) => response.destroy(cause as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    seen,
    behave: (next: Mood) => void (mood = next),
    accessTo: (keyId: string): KmsAccess => ({
      keyId,
      endpoint,
      region: 'sa-east-1',
      credentials: { accessKeyId: 'peer', secretAccessKey: 'a secret of the peer' },
      silentMs: 300,
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
