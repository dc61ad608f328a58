import { KMS } from '@aws-sdk/client-kms';
import { AppError, type Keys } from '@semblante/core/kernel';
import { sealedByService, type KeySealer } from './key-sealer.ts';

export interface KmsAccess {
  /** The service's id, alias or ARN of the key that never leaves it. */
  keyId: string;
  /** None: Amazon's own, by its region. */
  endpoint: string | undefined;
  region: string;
  /** None: whatever the machine has (a role, a profile). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Of one request without a byte. */
  silentMs?: number | undefined;
}

/** Somebody waits while a key is opened, some in a transaction. */
const silentMs = 3_000;
const triesMax = 3;
/** The service compares it when it opens, and writes it into its own log: it names no account. */
const context = { application: 'semblante' };

/**
 * A key service around the secret: what the secret sealed is sealed once more by a key that never leaves the service.
 * Neither of both opens a key alone, and every opening stands in the service's log. What the secret sealed alone, before
 * there was a service, opens too, and `reseal` brings it there.
 */
export function createKmsSealer(access: KmsAccess, keys: Keys): KeySealer {
  const client = new KMS({
    region: access.region,
    ...(access.endpoint && { endpoint: access.endpoint }),
    ...(access.credentials && { credentials: access.credentials }),
    maxAttempts: triesMax,
    requestHandler: {
      connectionTimeout: access.silentMs ?? silentMs,
      requestTimeout: access.silentMs ?? silentMs,
      socketTimeout: access.silentMs ?? silentMs,
      throwOnRequestTimeout: true,
    },
  });

  const wrap = async (inner: string): Promise<string> => {
    const { CiphertextBlob } = await told(
      client.encrypt({ KeyId: access.keyId, Plaintext: Buffer.from(inner), EncryptionContext: context }),
    );
    if (!CiphertextBlob) throw new AppError('service.unavailable');
    return `${sealedByService}${Buffer.from(CiphertextBlob).toString('base64url')}`;
  };
  const unwrap = async (sealed: string): Promise<string> => {
    if (!sealed.startsWith(sealedByService)) return sealed;
    const CiphertextBlob = Buffer.from(sealed.slice(sealedByService.length), 'base64url');
    const { Plaintext } = await told(
      client.decrypt({ KeyId: access.keyId, CiphertextBlob, EncryptionContext: context }),
    );
    if (!Plaintext) throw new AppError('service.unavailable');
    return Buffer.from(Plaintext).toString('utf8');
  };

  return {
    seal: async (purpose, text) => await wrap(keys.seal(purpose, text)),
    unseal: async (purpose, sealed) => keys.unseal(purpose, await unwrap(sealed)),
    reseal: async (purpose, sealed) => {
      const inner = await unwrap(sealed);
      const anew = keys.reseal(purpose, inner);
      return anew === undefined && sealed.startsWith(sealedByService) ? undefined : await wrap(anew ?? inner);
    },
  };
}

/** Away, or refusing: nothing is made or opened without it. */
async function told<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return await asked.catch((cause: unknown) => {
    const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
    throw new AppError('service.unavailable', {}, { cause: new Error(`KMS: ${name} ${message}`) });
  });
}
