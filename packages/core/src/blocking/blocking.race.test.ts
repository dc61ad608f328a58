import type { Database } from '@semblante/db';
import { emptyTables, findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBalance } from '../credits/index.ts';
import type { UserId } from '../kernel/index.ts';
import { setStage, type Stage } from '../processings/testing/index.ts';
import { type Finished, finishResult, type ModerationDesk, openDesk, startResult } from '../reports/testing/index.ts';
import { block, decideLift, proposeLift } from './index.ts';

// The embedded database runs one transaction after another, so a race needs a real server.
describe.skipIf(!findTestPostgresUrl())('blocking, many at once', () => {
  let database: Database;
  let stage: Stage;
  let desk: ModerationDesk;
  let made: Finished;
  let staff: UserId[];
  beforeAll(async () => {
    database = await openTestPostgres({ connectionsMax: 12 });
  });
  afterAll(async () => await database.close());
  beforeEach(async () => {
    await emptyTables(database);
    stage = setStage(database);
    desk = openDesk(stage);
    staff = [];
    for (let person = 0; person < 6; person += 1) staff.push(await stage.person(0));
    made = await finishResult(stage);
  });

  const countOf = async (sql: string) => Number((await database.executeSql(sql)).rows[0]?.['count']);

  it('is one block, however many of staff press at the same moment', async () => {
    const ids = await Promise.all(
      staff.map(
        async (by) => await block(desk.blocking, { subject: 'processing', subjectId: made.id, reason: 'reported', by }),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await countOf(`select count(*) from audit_entries where action = 'block.placed'`)).toBe(1);
  });

  it('is lifted by exactly one second person, and never by the first', async () => {
    const [first, ...others] = staff as [UserId, ...UserId[]];
    const id = await block(desk.blocking, { subject: 'processing', subjectId: made.id, reason: 'reported', by: first });
    const proposals = await Promise.allSettled(
      staff.map(
        async (by) =>
          await database.db.transaction(
            async (tx) => await proposeLift(tx, desk.blocking, { id, by, reason: 'a mistake' }),
          ),
      ),
    );
    expect(proposals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const answers = await Promise.allSettled(
      [first, ...others].map(
        async (by) =>
          await decideLift(desk.blocking, { id, by, decision: 'confirm', reason: 'agreed' }, async () => {}),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countOf('select count(*) from blocks where lifted_by <> proposed_by')).toBe(1);
  });

  it('never leaves work running with a face that was blocked while it began', async () => {
    await Promise.allSettled([
      ...Array.from({ length: 3 }, async () => await startResult(stage, made)),
      block(desk.blocking, { subject: 'face', subjectId: made.faceId, reason: 'reported', by: staff[0] as UserId }),
    ]);
    expect(await countOf(`select count(*) from processings where status in ('pending', 'in_progress')`)).toBe(0);
    expect(await getBalance(database.db, made.userId)).toMatchObject({ available: 2, held: 0 });
  });
});
