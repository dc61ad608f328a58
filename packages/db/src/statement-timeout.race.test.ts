import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { findTestPostgresUrl } from './testing/index.ts';

const url = findTestPostgresUrl() ?? '';

describe.skipIf(url === '')('a statement that takes for ever', () => {
  it('is ended by the database, and its connection serves the next one', async () => {
    const database = await openDatabase({
      kind: 'postgres',
      url,
      connectionsMax: 1,
      timeouts: { lockMs: 1_000, statementMs: 100 },
    });
    const fault = await database.db.execute(sql`select pg_sleep(60)`).catch((error: unknown) => error);
    expect((fault as { cause?: { code?: string } }).cause ?? fault).toMatchObject({ code: '57014' });
    expect((await database.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });
});
