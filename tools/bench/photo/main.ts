// `npm run bench -- photo --json [--media DIR] [--rounds 3]`: a face put into a 12-megapixel photo. How long the
// free preview takes from the mapping on, how long it is from the order to the downloaded result against the engine's
// own child doing the same (swap, label, sign, screen, fingerprint), and what changed outside the face and the label.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StartBody } from '@semblante/contracts';
import { openEngine } from '@semblante/engine';
import { testWeightsFolder } from '@semblante/engine/testing';
import { cpuSecondsOf, engineChildrenOf } from '../../drills/site/process-table.ts';
import { Visitor } from '../../drills/site/visitor.ts';
import { startPostgres } from '../../setup/postgres.mjs';
import { startApplication } from '../../../apps/server/src/application.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { changedOutside } from './changed-outside.ts';
import { type PhotoMaterial, photoMaterial } from './material.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, media: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});
const rounds = Number(values.rounds);
const say = (line: string) => process.stderr.write(`${line}\n`);
const lookEveryMs = 100;
if (!values.media) say('SKIPPED real faces: no --media DIR was given');

const postgres = await startPostgres();
if (!postgres) throw new Error('The benchmark needs PostgreSQL: set TEST_DATABASE_URL or install postgresql');
const folder = mkdtempSync(join(tmpdir(), 'semblante-photo-bench-'));
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
const visitor = await Visitor.logIn(application.address, 'user@semblante.test');
const engine = openEngine({ scratchRoot: join(folder, 'scratch') });

const photos = [];
for (const material of await photoMaterial(folder, values.media)) photos.push(await measurePhoto(material));
const [main] = photos;
await engine.close();
await application.stop();
postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  `${JSON.stringify({
    changed_outside: Math.max(...photos.map(({ changed_outside }) => changed_outside)),
    overhead: main?.overhead,
    overhead_cpu: main?.overhead_cpu,
    preview_seconds: main?.preview_seconds,
    rounds,
    photos,
  })}\n`,
);
process.exit(0);

async function measurePhoto({ name, photo, face }: PhotoMaterial) {
  const at = (part: string) => join(folder, `${name}-${part}`);
  const people = at('people');
  const found = await engine.run('lookAtPhoto', { image: photo, weights, folder: people });
  const mapping = [{ person: 'p1', photos: [face] }];
  const job = { image: photo, analysis: found.file, mapping, weights };
  const signing = { kind: 'development' as const, folder: at('signing') };
  const files = { plain: at('plain.png'), labelled: at('labelled.png') };
  await engine.run('swapPhoto', { job: { ...job, label: 'none' }, out: files.plain, signing });

  const faceId = (await visitor.addFace(face)).id;
  const image = await visitor.addImage(photo, 'photo');
  const order = { image_id: image.id, mapping: [{ person_id: 'p1', face_id: faceId }] };
  const [previews, alone, whole] = [[] as Measured[], [] as Measured[], [] as Measured[]];
  // Not counted: networks are opened once a child, and the child that measures had its turn above.
  let result = await swapByProduct(order, `${name}-first`);
  for (let round = 0; round < rounds; round += 1) {
    previews.push(
      await measure(async () => {
        const body = { json: { mapping: order.mapping } };
        const answer = await visitor.call('POST', `/api/images/${image.id}/swap-preview`, body);
        if (!answer.ok) throw new Error(`the preview answered ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      }),
    );
    alone.push(
      await measure(async () => {
        await engine.run('swapPhoto', { job: { ...job, label: 'pt_BR' }, out: files.labelled, signing });
        await engine.run('screenImage', { image: files.labelled, weights });
        await engine.run('fingerprintImage', { image: files.labelled });
      }),
    );
    whole.push(await measure(async () => void (result = await swapByProduct(order, `${name}-${round}`))));
    say(`${name}: preview ${last(previews)}, engine alone ${last(alone)}, order to download ${last(whole)}`);
  }
  return {
    name,
    preview_seconds: rounded(median(previews, 'seconds')),
    preview_cpu_seconds: rounded(median(previews, 'cpu')),
    engine_seconds: rounded(median(alone, 'seconds')),
    photo_seconds: rounded(median(whole, 'seconds')),
    overhead: rounded(median(whole, 'seconds') / median(alone, 'seconds')),
    /** On a busy machine the clock tells of the neighbours; this does not. */
    overhead_cpu: rounded(median(whole, 'cpu') / median(alone, 'cpu')),
    changed_outside: await changedOutside({ source: photo, people: found.file, result, ...files }),
  };
}

async function swapByProduct(order: PhotoOrder, key: string): Promise<Buffer<ArrayBuffer>> {
  const { id } = await visitor.start({ kind: 'photo', photos: [order] }, key);
  for (;;) {
    const { status, stage, error_code: code } = await visitor.getProcessing(id);
    if (status === 'completed') return Buffer.from(await visitor.download(id));
    if (status === 'error' || stage === 'review') throw new Error(`the photo is ${code ?? stage}`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

type PhotoOrder = Extract<StartBody, { kind: 'photo' }>['photos'][number];

interface Measured {
  seconds: number;
  /** Of the engine's children and this process, which is the server too. */
  cpu: number;
}

async function measure(work: () => Promise<void>): Promise<Measured> {
  const cpu = () =>
    engineChildrenOf(process.pid).reduce((sum, pid) => sum + cpuSecondsOf(pid), 0) +
    (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
  const [cpuBefore, startedAt] = [cpu(), performance.now()];
  await work();
  return { seconds: (performance.now() - startedAt) / 1000, cpu: cpu() - cpuBefore };
}

function median(all: readonly Measured[], what: keyof Measured): number {
  return all.map((each) => each[what]).sort((a, b) => a - b)[all.length >> 1] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function last(all: readonly Measured[]): string {
  return `${all.at(-1)?.seconds.toFixed(2)} s`;
}
