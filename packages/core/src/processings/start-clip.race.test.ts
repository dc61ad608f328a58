import type { Database } from '@semblante/db';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getStaffClip, seedCategories, updateClip, viewClip, withdrawClip } from '../catalog/index.ts';
import { putClip, putEditor } from '../catalog/testing/index.ts';
import { getBalance } from '../credits/index.ts';
import type { UserId, VideoId } from '../kernel/index.ts';
import { startProcessing } from './index.ts';
import { setStage, type Stage } from './testing/index.ts';

describe.skipIf(!findTestPostgresUrl())('a clip that many choose while staff changes it', () => {
  let database: Database;
  let stage: Stage;
  let editor: UserId;
  beforeAll(async () => {
    database = await openTestPostgres({ connectionsMax: 20 });
    stage = setStage(database);
    await seedCategories(database.db);
    editor = await putEditor(database.db);
  });
  afterAll(async () => await database.close());

  const put = async (): Promise<VideoId> => await database.db.transaction(async (tx) => await putClip(tx, editor));
  const verified = async () => {
    const userId = await stage.person(10);
    await database.executeSql(`update users set is_irrestrict = true where id = $1`, [userId]);
    return { userId, faceId: await stage.face(userId) };
  };
  const start = async (clipId: string, { userId, faceId }: { userId: UserId; faceId: string }, priceSeen: number) =>
    await startProcessing(stage.deps, {
      kind: 'catalog',
      clip_id: clipId,
      mapping: [{ person_id: 'p1', face_id: faceId }],
      terms_accepted: true,
      price_credits: priceSeen,
      userId,
      language: 'pt_BR',
    }).then(
      () => 'started',
      (cause: { code: string }) => cause.code,
    );
  const heldBy = async (people: readonly { userId: UserId }[]) =>
    await Promise.all(people.map(async ({ userId }) => (await getBalance(database.db, userId)).held));

  it('holds exactly the price that each of them saw, or nothing', async () => {
    const clipId = await put();
    const people = await Promise.all(Array.from({ length: 12 }, verified));
    const [outcomes] = await Promise.all([
      Promise.all(people.map(async (person) => await start(clipId, person, 2))),
      updateClip(stage.deps, { version: 1, price_credits: 7 }, { id: clipId, by: editor }),
    ]);
    expect(outcomes.every((outcome) => outcome === 'started' || outcome === 'catalog.price_changed')).toBe(true);
    expect(await heldBy(people)).toEqual(outcomes.map((outcome) => (outcome === 'started' ? 2 : 0)));
    expect((await getStaffClip(stage.deps, clipId)).choices).toBe(
      outcomes.filter((outcome) => outcome === 'started').length,
    );
  });

  it('starts nothing once it is withdrawn, and nothing is held for who came too late', async () => {
    const clipId = await put();
    const people = await Promise.all(Array.from({ length: 12 }, verified));
    const [outcomes] = await Promise.all([
      Promise.all(people.map(async (person) => await start(clipId, person, 2))),
      withdrawClip(stage.deps, { id: clipId, by: editor, version: 1, reason: 'rights in doubt' }),
    ]);
    expect(outcomes.every((outcome) => outcome === 'started' || outcome === 'catalog.withdrawn')).toBe(true);
    expect(await heldBy(people)).toEqual(outcomes.map((outcome) => (outcome === 'started' ? 2 : 0)));
    expect(await start(clipId, await verified(), 2)).toBe('catalog.withdrawn');
  });

  it('lets one of two editors save, and tells the other', async () => {
    const clipId = await put();
    const saved = await Promise.all(
      [3, 4, 5, 6].map(
        async (price) => await updateClip(stage.deps, { version: 1, price_credits: price }, { id: clipId, by: editor }),
      ),
    );
    expect(saved.toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'done']);
  });

  it('counts one view of one account, however many pages it opens at once', async () => {
    const clipId = await put();
    const [one, other] = [await stage.person(0), await stage.person(0)];
    await Promise.all(
      [one, one, one, one, other, other].map(
        async (userId) => await viewClip(stage.deps, { id: clipId, userId, language: 'en' }),
      ),
    );
    expect((await getStaffClip(stage.deps, clipId)).views).toBe(2);
  });
});
