import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestPostgres, findTestPostgresUrl } from '@semblante/db/testing';
import { openS3Peer } from '../packages/providers/src/files/testing/s3-peer.ts';
import { openKmsPeer } from '../packages/providers/src/keys/testing/kms-peer.ts';
import { bucketSettings } from './drills/site/bucket-settings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'semblante-doctor-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function examine(settings: Record<string, string>): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', TMPDIR: folder, ...settings };
    const child = execFile(
      process.execPath,
      ['tools/run-task.mjs', 'doctor'],
      { cwd: root, env },
      (_error, out, problems) => resolve({ code: child.exitCode ?? -1, said: out + problems }),
    );
  });
}

it('finds nothing wrong with a new deployment on a laptop', async () => {
  const { code, said } = await examine({ DATA_DIR: join(folder, 'data') });
  expect(said).toMatch(/ok +engine +starts within/);
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Nothing is wrong') });
});

it('says what is wrong with the settings, all at once', async () => {
  const { code, said } = await examine({ NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), PORT: 'many' });
  expect(code).toBe(1);
  expect(said).toMatch(/WRONG +settings/);
  expect(said).toContain('PORT must be a whole number');
  expect(said).toContain('PUBLIC_URL is needed in production');
});

it('says that database and mail server do not answer, and that the data folder is no folder', async () => {
  writeFileSync(join(folder, 'a-file'), '');
  const { code, said } = await examine({
    DATA_DIR: join(folder, 'other'),
    KEYS_DIR: join(folder, 'a-file'),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  expect(code).toBe(1);
  expect(said).toMatch(/WRONG +database +does not answer/);
  expect(said).toMatch(/WRONG +mail +127\.0\.0\.1:1 cannot be reached/);
  expect(said).toMatch(/WRONG +keys folder .* is no folder/);
});

it('says that a bucket is not there, and that nobody takes traces', async () => {
  const peer = await openS3Peer(['files']);
  const { said } = await examine({
    ...bucketSettings(peer),
    S3_KEYS_BUCKET: 'nothing',
    DATA_DIR: join(folder, 'third'),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
  });
  await peer.close();
  expect(said).toMatch(/ok +bucket +files at .* answers/);
  expect(said).toMatch(/WRONG +keys bucket +nothing at .* fails .*S3_KEYS_BUCKET/);
  expect(said).toMatch(/WRONG +traces +http:\/\/127\.0\.0\.1:1 does not answer/);
});

it('says whether the key service seals and opens', async () => {
  const peer = await openKmsPeer(['alias/semblante']);
  const examineWith = async (keyId: string) => {
    const { endpoint = '', credentials } = peer.accessTo(keyId);
    return await examine({
      DATA_DIR: join(folder, 'fourth'),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      KMS_KEY_ID: keyId,
      KMS_ENDPOINT: endpoint,
      KMS_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
      KMS_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    });
  };
  expect((await examineWith('alias/semblante')).said).toMatch(/ok +key service +seals and opens/);
  expect((await examineWith('alias/nobody')).said).toMatch(
    /WRONG +key service +.*KMS_KEY_ID=alias\/nobody.*NotFoundException/,
  );
  await peer.close();
});

describe.skipIf(!findTestPostgresUrl())('on PostgreSQL', () => {
  it('says that the secret and the files are another deployment\u2019s, and that work waits for nobody', async () => {
    const { url, executeSql, close } = await openTestPostgres();
    await executeSql(`insert into secret_marks (mark) values ('of another secret')`);
    await executeSql(`insert into file_stores (mark, marked_at) values (gen_random_uuid(), now())`);
    const userId = '0192f3a4-5b6c-7d8e-9f00-112233445566';
    await executeSql(
      `insert into users (id, name, email, password_hash, invitation_token)
       values ($1, 'A', 'a@example.com', 'x', 'x')`,
      [userId],
    );
    await executeSql(
      `with v as (
         insert into videos (id, user_id, state, file_name, bytes, settings, created_at, last_used_at)
         values (gen_random_uuid(), $1, 'uploading', 'a', 1, '{}', now(), now()) returning id, user_id
       )
       insert into work_steps (id, user_id, video_id, kind, ordinal, cost, state, ordered_at, not_before)
       select gen_random_uuid(), user_id, id, 'check', 0, 1, 'waiting', now(), now() from v`,
      [userId],
    );
    const { code, said } = await examine({
      DATA_DIR: join(folder, 'fourth'),
      DATABASE_URL: url,
      APP_SECRET: 'a secret that this database does not know',
    });
    await close();
    expect(code).toBe(1);
    expect(said).toMatch(/WRONG +secret +APP_SECRET/);
    expect(said).toMatch(/WRONG +files .* has no mark/);
    expect(said).toMatch(/WRONG +queue +1 step\(s\) wait.*ROLE=worker/);
  });
});
