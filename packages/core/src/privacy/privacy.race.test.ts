import type { Database } from '@semblante/db';
import { emptyTables, findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { password } from '../accounts/testing/index.ts';
import { getBalance, giftCredits } from '../credits/index.ts';
import { startProcessing } from '../processings/index.ts';
import { settleMade } from '../processings/index.ts';
import { askErasure, cancelErasure } from './ask-erasure.ts';
import { eraseDueAccounts } from './erase-account.ts';
import { askExport } from './export-data.ts';
import { createStage, type Stage } from './testing/index.ts';
import { dayMs } from '../kernel/index.ts';

const day = dayMs;
const pt = { language: 'pt_BR' } as const;
const rounds = 5;

describe.skipIf(!findTestPostgresUrl())('at the last minute, on PostgreSQL', () => {
  let database: Database;
  let stage: Stage;
  beforeAll(async () => void (database = await openTestPostgres({ connectionsMax: 20 })));
  afterAll(async () => await database.close());
  beforeEach(async () => {
    await emptyTables(database);
    stage = await createStage(database);
  });

  it('whoever changes their mind keeps all or comes too late: never something in between', async () => {
    const people = [];
    for (let n = 0; n < rounds; n += 1) people.push(await stage.person(`Pessoa ${n}`, `pessoa${n}@example.com`));
    for (const me of people) await stage.media.face(me.userId);
    for (const me of people) await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(7 * day + 1000);
    const watch = async () => await eraseDueAccounts(stage.deps, () => {});
    const minds = people.map(
      async (me) =>
        await cancelErasure(stage.deps, me, pt).then(
          () => 'kept',
          (cause: { code: string }) => cause.code,
        ),
    );
    const [outcomes] = await Promise.all([Promise.all(minds), watch(), watch()]);
    for (const [n, me] of people.entries()) {
      const { rows } = await database.executeSql(
        `select u.status, u.name, u.erased_at is not null as erased, (select count(*)::int from faces f where f.user_id = u.id) as faces, (select state from erasures e where e.user_id = u.id) as state from users u where id = $1`,
        [me.userId],
      );
      if (outcomes[n] === 'kept')
        expect(rows).toEqual([{ status: 'active', name: `Pessoa ${n}`, erased: false, faces: 1, state: 'cancelled' }]);
      else
        expect({ outcome: outcomes[n], rows }).toMatchObject({
          outcome: expect.stringMatching(/privacy\.(erasure_begun|no_erasure)/),
          rows: [{ status: 'archived', name: '—', erased: true, faces: 0, state: 'sweeping' }],
        });
    }
  });

  it('a worker that finishes while the account goes is paid or stopped, never both, and leaves nothing', async () => {
    for (let n = 0; n < rounds; n += 1) {
      const me = await stage.person(`Pessoa ${n}`, `pessoa${n}@example.com`);
      const { userId } = me;
      const [faceId, videoId] = [await stage.media.face(userId), await stage.media.video(userId)];
      await database.db.transaction(
        async (tx) =>
          await giftCredits(tx, { userId, credits: 1, cause: { kind: 'staff', id: userId }, reason: 'test' }),
      );
      const id = await startProcessing(stage.media.deps, {
        kind: 'video',
        video_id: videoId,
        mapping: [{ person_id: 'p1', face_id: faceId }],
        settings: {},
        userId,
        language: 'pt_BR',
      });
      await askErasure(stage.deps, me, { current_password: password }, pt);
      stage.advance(7 * day + 1000);
      const made = {
        resultKey: `processings/${id}/result.mp4`,
        resultBytes: 1,
        thumbnailKey: 'x',
        coverage: 1,
        fingerprint: 'f',
        screening: { verdict: 'pass' as const },
        pictureKeys: [],
        ownerPictureKeys: [],
      };
      const finish = database.db
        .transaction(async (tx) => await settleMade(tx, stage.media.deps, id, made))
        .catch(() => []);
      await Promise.all([finish, eraseDueAccounts(stage.deps, () => {})]);
      // A deadlock that the database resolves costs one look of the watch.
      await eraseDueAccounts(stage.deps, () => {});
      const { rows } = await database.executeSql(
        `select kind from credit_entries where user_id = $1 and kind in ('capture', 'release')`,
        [userId],
      );
      expect(rows).toHaveLength(1);
      expect(await getBalance(database.db, userId)).toMatchObject({ held: 0 });
      const left = await database.executeSql(
        `select (select count(*) from processings where user_id = $1)::int as processings, (select count(*) from events where user_id = $1)::int as events, (select erased_at is not null from users where id = $1) as erased`,
        [userId],
      );
      expect(left.rows).toEqual([{ processings: 0, events: 0, erased: true }]);
    }
  });

  it('of ten who ask for a copy at once all get the same one', async () => {
    const me = await stage.person();
    const asked = await Promise.all(Array.from({ length: 10 }, async () => await askExport(stage.deps, me, pt)));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(stage.jobs).toEqual(['make-export']);
  });
});
