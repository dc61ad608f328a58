import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createStage, type Stage } from '../testing/index.ts';
import { countAttempt, findMostAttempts, forgetAttempts, giveBackAttempts, requireAttempt } from './attempts.ts';
import { limits } from './limits.ts';

let database: Database;
let stage: Stage;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = createStage(database);
});

const ana = { limit: 'failuresOfAccountFromNetwork', of: 'ana@example.com' } as const;
const bia = { limit: 'failuresOfAccountFromNetwork', of: 'bia@example.com' } as const;

it('counts each subject on its own and starts anew when the window is over', async () => {
  expect(await countAttempt(stage.deps, ana)).toBe(1);
  stage.advance(limits.failuresOfAccountFromNetwork.windowMs - 1);
  expect(await countAttempt(stage.deps, ana)).toBe(2);
  expect(await countAttempt(stage.deps, bia)).toBe(1);
  stage.advance(1);
  expect(await findMostAttempts(stage.deps, [ana])).toBe(0);
  expect(await countAttempt(stage.deps, ana)).toBe(1);
});

it('refuses the try after the last allowed one', async () => {
  for (let tries = 0; tries < limits.failuresOfAccountFromNetwork.max; tries += 1)
    await requireAttempt(stage.deps, ana);
  await expect(requireAttempt(stage.deps, ana)).rejects.toMatchObject({ code: 'accounts.too_many_attempts' });
});

it('forgets all tries of a subject and gives back some of another', async () => {
  for (let tries = 0; tries < 5; tries += 1) await countAttempt(stage.deps, ana);
  await giveBackAttempts(stage.deps, ana, 3);
  expect(await findMostAttempts(stage.deps, [ana, bia])).toBe(2);
  expect(await forgetAttempts(stage.deps, ana)).toBe(2);
  await countAttempt(stage.deps, bia);
  await giveBackAttempts(stage.deps, bia, 4);
  expect(await findMostAttempts(stage.deps, [ana, bia])).toBe(0);
});

it('keeps no e-mail in the table', async () => {
  await countAttempt(stage.deps, ana);
  const { rows } = await database.executeSql('select key from attempts');
  expect(JSON.stringify(rows)).not.toContain('ana');
});
