// `npm run drill -- estimates [--clips 2x360,3x720,2x360] [--learning 2] [--off 30]`: one short clip after the other is
// ordered from a quiet server, and what the page said it would take is compared with what it took, in the same run. The
// first clips teach the server its own pace; of the others none may be off by more than so many percent.
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Processing } from '@semblante/contracts';
import { makeActorClip, makePortraitPhoto, testWeightsFolder } from '@semblante/engine/testing';
import { startApplication } from '../../../apps/server/src/application.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { startPostgres } from '../../setup/postgres.mjs';
import { cpuSecondsOf, engineChildrenOf } from '../site/process-table.ts';
import { insertPeople, openSiteDatabase } from '../site/site-database.queries.ts';
import { Visitor } from '../site/visitor.ts';
import { listStepTimes } from './step-times.queries.ts';

const { values } = parseArgs({
  options: {
    clips: { type: 'string', default: '2x360,3x720,2x360,5x360,3x720,12x360' },
    learning: { type: 'string', default: '2' },
    off: { type: 'string', default: '30' },
  },
});
const clips = values.clips.split(',').map((clip) => clip.split('x').map(Number) as [seconds: number, height: number]);
const [learning, offMax] = [Number(values.learning), Number(values.off)];
const say = (line: string) => process.stdout.write(`${line}\n`);
const lookEveryMs = 100;
const undisturbedShare = 0.75;

const postgres = await startPostgres();
if (!postgres) throw new Error('The drill needs PostgreSQL: install postgresql or set TEST_DATABASE_URL');
const site = await openSiteDatabase(postgres.url, 'estimates');
const folder = mkdtempSync(join(tmpdir(), 'semblante-estimates-'));
const media = join(tmpdir(), 'semblante-drill-estimates');
await mkdir(media, { recursive: true });
const photo = join(media, 'hana.jpg');
await makePortraitPhoto(photo, 'hana');
const application = await startApplication(
  readConfig({
    DATABASE_URL: site.url,
    DATA_DIR: folder,
    PORT: '0',
    DEMO_CLIPS: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '100000000',
    WEIGHTS_DIR: testWeightsFolder(),
    WORKER_SLOTS: '1',
  }),
);
await application.ready;
const [person] = await insertPeople(site.database, { count: 1, credits: clips.length });
const visitor = await Visitor.logIn(application.address, person?.email ?? '');
const face = await visitor.addFace(photo);

/** On a busy machine the clock tells of the neighbours; this does not. */
const cpuOfEngines = () => engineChildrenOf(process.pid).reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
const outcomes: { clip: string; told: number; toldAtOnce: number | null; took: number; cpu: number; off: number }[] =
  [];
for (const [number, [seconds, height]] of clips.entries()) {
  const file = join(media, `clip-${number}.mp4`);
  await makeActorClip({ file, scene: 'frontal', seconds, width: (height * 16) / 9, height, fps: 30 });
  const { id: videoId, people, offer } = await visitor.untilReady(await visitor.upload(await readFile(file)));
  const told = offer?.estimate_seconds ?? 0;
  const [startedAt, cpuBefore] = [performance.now(), cpuOfEngines()];
  const { id, eta_seconds: toldAtOnce } = await visitor.start(
    { kind: 'video', video_id: videoId, mapping: [{ person_id: people[0]?.id ?? '', face_id: face.id }], settings: {} },
    `clip-${number}`,
  );
  await untilDone(id);
  const [took, cpu] = [(performance.now() - startedAt) / 1000, cpuOfEngines() - cpuBefore];
  outcomes.push({
    clip: `${seconds} s of ${height}p`,
    told,
    toldAtOnce,
    took: rounded(took),
    cpu: rounded(cpu),
    off: Math.round((told / took - 1) * 100),
  });
  say(
    `${seconds} s of ${height}p: told ${told} s, took ${rounded(took)} s and ${rounded(cpu)} s of CPU${number < learning ? ' (learning)' : ''}`,
  );
  for (const step of await listStepTimes(site.database.executeSql, { processingId: id, videoId }))
    say(
      `    ${step.kind}: cost ${rounded(step.cost)}, waited ${rounded(step.waited)} s, worked ${rounded(step.worked)} s`,
    );
}
await application.stop();
await site.drop();
postgres.stop();
rmSync(folder, { recursive: true, force: true });
// Where a clip got far less of the machine than others of this run, something else ran beside it: nobody could have
// told that.
const shareOf = ({ cpu, took }: { cpu: number; took: number }) => cpu / took;
const shareMax = Math.max(...outcomes.map(shareOf));
const judged = outcomes.slice(learning).filter((outcome) => shareOf(outcome) >= undisturbedShare * shareMax);
const broken = judged.filter(({ off }) => Math.abs(off) > offMax);
const isOk = judged.length > 0 && broken.length === 0;
say(JSON.stringify({ drill: 'estimates', ok: isOk, off_max: offMax, judged: judged.length, outcomes, broken }));
process.exit(isOk ? 0 : 1);

async function untilDone(id: string): Promise<Processing> {
  for (;;) {
    const processing = await visitor.getProcessing(id);
    if (processing.status === 'completed') return processing;
    if (processing.status === 'error' || processing.stage === 'review')
      throw new Error(`the processing is ${processing.error_code ?? processing.stage}`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
