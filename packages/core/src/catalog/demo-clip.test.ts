import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@semblante/db';
import { openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId, type UserId, type VideoId } from '../kernel/index.ts';
import { setStage, type Stage } from '../processings/testing/index.ts';
import { areOthersAtWork } from '../steps/index.ts';
import {
  addDemoClip,
  type DemoRecord,
  getStaffClip,
  listMissingDemos,
  publishReadyDemos,
  seedCategories,
  updateClip,
} from './index.ts';
import { putEditor } from './testing/index.ts';

let database: Database;
let stage: Stage;
let ownerId: UserId;
beforeAll(async () => {
  database = await openTestDatabase();
  stage = setStage(database);
  await seedCategories(database.db);
  ownerId = await putEditor(database.db);
});
afterAll(async () => await database.close());

const recordOf = (): DemoRecord => ({
  id: newId<VideoId>(),
  title: { pt_BR: 'Dança (demonstração)', en: 'Dance (demo)' },
  description: { pt_BR: '', en: '' },
  categories: ['dance'],
  tags: ['demo'],
  staffBadges: ['hot'],
  priceCredits: 1,
  licence: {
    holder: 'Sintético',
    territory: 'Mundo',
    until: '2099-12-31',
    people: [{ name: 'Ana (sintética)', release: 'synthetic' }],
  },
});

async function add(record: DemoRecord): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'semblante-demo-'));
  const [file, proof] = [join(folder, 'clip.mp4'), join(folder, 'proof.pdf')];
  await writeFile(file, 'c');
  await writeFile(proof, '%PDF-');
  await addDemoClip(stage.deps, { record, ownerId, file, proof });
}

const makeReady = async (id: string) =>
  await database.executeSql(
    `update videos set state = 'ready', analysis_key = 'a', probe = '{"seconds":4,"width":854,"height":480,"fps":24,"frames":96,"has_audio":false,"bytes":1}', people = '[{"id":"p1","thumbnail":"p1.jpg"}]' where id = $1`,
    [id],
  );

it('adds a demo clip once, screens it like any other, and publishes it when it is ready', async () => {
  const record = recordOf();
  expect(await listMissingDemos(stage.deps, [record])).toEqual([record]);
  await add(record);
  expect(await listMissingDemos(stage.deps, [record])).toEqual([]);
  expect(await getStaffClip(stage.deps, record.id)).toMatchObject({
    state: 'screening',
    problems: ['not_screened'],
    video: { state: 'checking' },
  });
  await publishReadyDemos(stage.deps, [record.id]);
  expect((await getStaffClip(stage.deps, record.id)).state).toBe('screening');
  await makeReady(record.id);
  await publishReadyDemos(stage.deps, [record.id]);
  expect(await getStaffClip(stage.deps, record.id)).toMatchObject({
    state: 'published',
    title: record.title,
    staff_badges: ['hot'],
  });
});

it('leaves a demo clip that the screen held, or that staff has touched, to people', async () => {
  const [held, touched] = [recordOf(), recordOf()];
  for (const record of [held, touched]) await add(record);
  await database.executeSql(`update videos set state = 'held' where id = $1`, [held.id]);
  await makeReady(touched.id);
  await updateClip(stage.deps, { version: 1, price_credits: 5 }, { id: touched.id, by: ownerId });
  await publishReadyDemos(stage.deps, [held.id, touched.id]);
  expect([(await getStaffClip(stage.deps, held.id)).state, (await getStaffClip(stage.deps, touched.id)).state]).toEqual(
    ['held', 'draft'],
  );
});

it('knows whether anybody else has work that the product’s own must wait for', async () => {
  await database.executeSql('delete from work_steps');
  const arrivingSince = new Date(stage.deps.clock().getTime() - 60_000);
  await add(recordOf());
  expect(await areOthersAtWork(database.db, { than: ownerId, arrivingSince })).toBe(false);
  const person = await putEditor(database.db);
  expect(await areOthersAtWork(database.db, { than: person, arrivingSince })).toBe(true);
  await database.executeSql(`update work_steps set state = 'done'`);
  expect(await areOthersAtWork(database.db, { than: person, arrivingSince })).toBe(false);
  const arriving = `insert into videos (id, user_id, state, file_name, bytes, settings, created_at, last_used_at) values ($1, $2, 'uploading', 'a.mp4', 1, '{}', $3, $3)`;
  await database.executeSql(arriving, [newId(), person, stage.deps.clock().toISOString()]);
  expect(await areOthersAtWork(database.db, { than: ownerId, arrivingSince })).toBe(true);
});
