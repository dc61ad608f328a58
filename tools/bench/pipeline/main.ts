// `npm run bench -- pipeline --json [--seconds 60] [--rounds 1]`: from the order to the downloadable result of a 720p
// clip, against the engine's own child doing the same stages (render, join, label, sign, screen, fingerprint; analysis
// stored) on the same clip, one after the other in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@semblante/db';
import { type Engine, openEngine, type SwapJob } from '@semblante/engine';
import { testWeightsFolder } from '@semblante/engine/testing';
import { cpuSecondsOf, engineChildrenOf } from '../../drills/site/process-table.ts';
import { Visitor } from '../../drills/site/visitor.ts';
import { startPostgres } from '../../setup/postgres.mjs';
import { startApplication } from '../../../apps/server/src/application.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { listBackends } from './database-processes.queries.ts';
import { pipelineMaterial } from './material.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '1' },
  },
});
const [clipSeconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const say = (line: string) => process.stderr.write(`${line}\n`);
const lookEveryMs = 250;

const postgres = await startPostgres();
if (!postgres) throw new Error('The benchmark needs PostgreSQL: set TEST_DATABASE_URL or install postgresql');
const folder = mkdtempSync(join(tmpdir(), 'semblante-pipeline-'));
const { clip, photo } = await pipelineMaterial(clipSeconds);
const weights = testWeightsFolder();
const application = await startApplication(
  readConfig({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO_CLIPS: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '100000000',
    WEIGHTS_DIR: weights,
    WORKER_SLOTS: '1',
  }),
);
await application.ready;
const database = await openDatabase({ kind: 'postgres', url: postgres.url, connectionsMax: 1 });

const visitor = await Visitor.logIn(application.address, 'user@semblante.test');
const face = await visitor.addFace(photo);
const video = await visitor.untilReady(await visitor.upload(await readFile(clip)));
say('the video is uploaded and analysed');
const engine = openEngine({ scratchRoot: join(folder, 'scratch') });
const analysis = join(folder, 'analysis');
const { people } = await engine.run('analyse', {
  video: clip,
  folder: analysis,
  settings: { detectionModel: 'far', faceAngle: 'auto' },
  weights,
});
const [seen, shown] = [people[0], video.people[0]];
if (!seen || !shown) throw new Error('nobody was found in the clip');
const job: SwapJob = {
  video: clip,
  analysis,
  mapping: [{ person: seen.id, photos: [photo] }],
  label: 'pt_BR',
  weights,
};
const order = {
  kind: 'video' as const,
  video_id: video.id,
  mapping: [{ person_id: shown.id, face_id: face.id }],
  settings: {},
};

const runs: { engine: Measured; pipeline: Measured & { outsideCpu: number } }[] = [];
for (let round = 0; round < rounds; round += 1) {
  const alone = await measureEngine(round);
  say(`engine alone: ${alone.seconds.toFixed(1)} s, ${alone.cpu.toFixed(1)} s of CPU`);
  const whole = await measurePipeline(round);
  say(
    `pipeline: ${whole.seconds.toFixed(1)} s, ${whole.cpu.toFixed(1)} s of CPU in the engine and ${whole.outsideCpu.toFixed(1)} s outside`,
  );
  runs.push({ engine: alone, pipeline: whole });
}

const median = (pick: (run: (typeof runs)[number]) => number) =>
  runs.map(pick).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const report = {
  clip_seconds: clipSeconds,
  pipeline_seconds: rounded(median((run) => run.pipeline.seconds)),
  engine_seconds: rounded(median((run) => run.engine.seconds)),
  ratio: rounded(median((run) => run.pipeline.seconds / run.engine.seconds)),
  /** Of all CPU time, what the server and the database used. */
  outside_share: rounded(median(({ pipeline: { cpu, outsideCpu } }) => outsideCpu / (cpu + outsideCpu))),
  /** On a busy machine the clock tells of the neighbours; this does not. */
  cpu_ratio: rounded(median(({ pipeline: { cpu, outsideCpu }, engine: { cpu: alone } }) => (cpu + outsideCpu) / alone)),
  rounds,
};
await engine.close();
await database.close();
await application.stop();
postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exit(0);

interface Measured {
  seconds: number;
  /** Of the engine's children. */
  cpu: number;
}

async function measureEngine(round: number): Promise<Measured> {
  const out = join(folder, `engine-${round}.mp4`);
  return await measure(async () => await swapAndScreen(engine, { out, segments: join(folder, `segments-${round}`) }));
}

async function swapAndScreen(by: Engine, { out, segments }: { out: string; segments: string }): Promise<void> {
  await by.run('swap', {
    job,
    folder: segments,
    out,
    signing: { kind: 'development', folder: join(folder, 'signing') },
  });
  await by.run('screenVideo', { video: out, weights });
  await by.run('fingerprintVideo', { video: out });
}

async function measurePipeline(round: number): Promise<Measured & { outsideCpu: number }> {
  const backends = await listBackends(database.executeSql);
  const outside = () =>
    process.cpuUsage().user / 1e6 +
    process.cpuUsage().system / 1e6 +
    backends.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
  const outsideBefore = outside();
  const measured = await measure(async () => {
    const { id } = await visitor.start(order, `round-${round}`);
    for (;;) {
      const { status, stage, error_code: code } = await visitor.getProcessing(id);
      if (status === 'completed') break;
      if (status === 'error' || stage === 'review') throw new Error(`the processing is ${code ?? stage}`);
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    await visitor.download(id);
  });
  return { ...measured, outsideCpu: outside() - outsideBefore };
}

async function measure(work: () => Promise<void>): Promise<Measured> {
  const cpuOfEngines = () => engineChildrenOf(process.pid).reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
  const [cpuBefore, startedAt] = [cpuOfEngines(), performance.now()];
  await work();
  return { seconds: (performance.now() - startedAt) / 1000, cpu: cpuOfEngines() - cpuBefore };
}
