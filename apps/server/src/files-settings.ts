import { join, resolve } from 'node:path';
import type { FilesChoice, S3Access } from '@semblante/providers/files';
import type { KeysChoice } from '@semblante/providers/keys';

/** What the environment says of files and keys, as `config.ts` has read it. */
interface FilesEnvironment {
  FILES: 'disk' | 's3';
  KEYS_DIR?: string | undefined;
  DATABASE_URL?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_KEYS_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_PATH_STYLE?: boolean | undefined;
  KMS_KEY_ID?: string | undefined;
  KMS_ENDPOINT?: string | undefined;
  KMS_REGION?: string | undefined;
  KMS_ACCESS_KEY_ID?: string | undefined;
  KMS_SECRET_ACCESS_KEY?: string | undefined;
  FILES_CACHE_MB: number;
}

/** A bucket needs a place for keys that is not the same bucket: whoever copies the data has copied no key. */
export function filesConflictsOf(env: FilesEnvironment): string[] {
  const problems: string[] = [];
  if ((env.S3_ACCESS_KEY_ID === undefined) !== (env.S3_SECRET_ACCESS_KEY === undefined))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together');
  if ((env.KMS_ACCESS_KEY_ID === undefined) !== (env.KMS_SECRET_ACCESS_KEY === undefined))
    problems.push('KMS_ACCESS_KEY_ID and KMS_SECRET_ACCESS_KEY belong together');
  const kms = [env.KMS_ENDPOINT, env.KMS_REGION, env.KMS_ACCESS_KEY_ID];
  if (env.KMS_KEY_ID === undefined && kms.some((each) => each !== undefined))
    problems.push('KMS_ENDPOINT, KMS_REGION and KMS_ACCESS_KEY_ID need KMS_KEY_ID');
  if (env.S3_KEYS_BUCKET !== undefined && env.S3_KEYS_BUCKET === env.S3_BUCKET)
    problems.push('S3_KEYS_BUCKET must be another bucket than S3_BUCKET: keys never lie with what they open');
  if (env.S3_KEYS_BUCKET !== undefined && env.KEYS_DIR !== undefined)
    problems.push('S3_KEYS_BUCKET and KEYS_DIR are two places for the same keys: give one');
  if (env.FILES === 'disk' && (env.S3_BUCKET ?? env.S3_KEYS_BUCKET) !== undefined)
    problems.push('S3_BUCKET and S3_KEYS_BUCKET need FILES=s3');
  if (env.FILES !== 's3') return problems;
  if (!env.DATABASE_URL) problems.push('FILES=s3 needs DATABASE_URL: the embedded database is for one machine');
  if (!env.S3_BUCKET) problems.push('FILES=s3 needs S3_BUCKET');
  if (!env.S3_KEYS_BUCKET && !env.KEYS_DIR)
    problems.push('FILES=s3 needs S3_KEYS_BUCKET, or KEYS_DIR: a folder that every process sees');
  return problems;
}

const credentialsOf = (accessKeyId: string | undefined, secretAccessKey: string | undefined) =>
  accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;

const s3AccessOf = (env: FilesEnvironment): S3Access => ({
  endpoint: env.S3_ENDPOINT,
  region: env.S3_REGION,
  credentials: credentialsOf(env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY),
  isPathStyle: env.S3_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
});

export function filesChoiceOf(env: FilesEnvironment, dataFolder: string): FilesChoice {
  if (env.FILES !== 's3' || !env.S3_BUCKET) return { kind: 'disk', folder: join(dataFolder, 'files') };
  const cache = {
    folder: join(dataFolder, 'cache'),
    bytesMax: env.FILES_CACHE_MB * 1_000_000,
    scratchRoot: join(dataFolder, 'scratch'),
  };
  return { kind: 's3', access: s3AccessOf(env), bucket: env.S3_BUCKET, cache };
}

const kmsAccessOf = (env: FilesEnvironment): KeysChoice['kms'] =>
  env.KMS_KEY_ID === undefined
    ? undefined
    : {
        keyId: env.KMS_KEY_ID,
        endpoint: env.KMS_ENDPOINT,
        region: env.KMS_REGION ?? env.S3_REGION,
        credentials: credentialsOf(env.KMS_ACCESS_KEY_ID, env.KMS_SECRET_ACCESS_KEY),
      };

export function keysChoiceOf(env: FilesEnvironment, dataFolder: string): KeysChoice {
  const kms = kmsAccessOf(env);
  if (env.S3_KEYS_BUCKET) return { kind: 's3', access: s3AccessOf(env), bucket: env.S3_KEYS_BUCKET, kms };
  return { kind: 'folder', folder: resolve(env.KEYS_DIR ?? join(dataFolder, 'keys')), kms };
}
