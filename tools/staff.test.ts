import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

describe.skipIf(!findTestPostgresUrl())('npm run staff', () => {
  let database: Awaited<ReturnType<typeof openTestPostgres>>;
  beforeAll(async () => void (database = await openTestPostgres()));
  afterAll(async () => await database.close());

  const staff = (...given: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const env = {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: database.url,
        PUBLIC_URL: 'https://semblante.example',
      };
      const child = execFile(
        process.execPath,
        ['tools/run-task.mjs', 'staff', ...given],
        { cwd: root, env },
        (_error, output, problems) => resolve({ code: child.exitCode ?? -1, said: output + problems }),
      );
    });

  it('makes the first administrator and shows a link to choose the password, once', async () => {
    const made = await staff('create', 'Chefe@Example.com', 'admin', 'Ana', 'Souza');
    expect(made).toMatchObject({
      code: 0,
      said: expect.stringMatching(/https:\/\/semblante\.example\/password-reset\?token=[\w-]{20,}/),
    });
    expect((await database.executeSql('select email, name, role from users')).rows).toEqual([
      { email: 'chefe@example.com', name: 'Ana Souza', role: 'admin' },
    ]);
    expect(await staff('create', 'chefe@example.com', 'admin')).toMatchObject({
      code: 1,
      said: expect.stringContaining('has an account already'),
    });
  });

  it.each([[['create', 'nobody', 'admin']], [['create', 'a@example.com', 'user']]])(
    'says how it is called when it is called %j',
    async (given) => {
      expect(await staff(...given)).toMatchObject({
        code: 1,
        said: expect.stringContaining('ROLE is admin, mod, editor'),
      });
    },
  );
});
