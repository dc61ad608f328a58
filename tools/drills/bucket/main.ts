// `npm run drill -- bucket`: two api and one worker process that share nothing but PostgreSQL and a server that speaks
// S3 walk through the product by HTTP: an upload that changes its process in the middle, a swap, ranges, a cut-out, a
// store that is away for a while, deletions. Afterwards no object of theirs is left, and no folder holds a file.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Processing } from '@semblante/contracts';
import { makeActorClip, makePortraitPhoto, testWeightsFolder } from '@semblante/engine/testing';
import { openS3Peer } from '../../../packages/providers/src/files/testing/s3-peer.ts';
import { startPostgres } from '../../setup/postgres.mjs';
import { bucketSettings } from '../site/bucket-settings.ts';
import { freePort, ServerProcess, untilReady } from '../site/server-process.ts';
import { insertPeople, openSiteDatabase } from '../site/site-database.queries.ts';
import { Visitor } from '../site/visitor.ts';
import { makeBigClip } from '../upload/big-clip.ts';
import { sendRest } from '../upload/send-piece.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
const lookEveryMs = 300;
const awayMs = 6_000;

const postgres = await startPostgres();
if (!postgres) throw new Error('The drill needs PostgreSQL: install postgresql or set TEST_DATABASE_URL');
const site = await openSiteDatabase(postgres.url, 'bucket');
const peer = await openS3Peer(['files', 'keys']);
const folder = mkdtempSync(join(tmpdir(), 'semblante-bucket-'));
const folderOf = (name: string) => join(folder, name);
const ports = [await freePort(), await freePort()];
const start = (name: string, env: Record<string, string>) => {
  mkdirSync(folderOf(name));
  const server = new ServerProcess(
    {
      DATABASE_URL: site.url,
      DATA_DIR: folderOf(name),
      APP_SECRET: 'the secret of a drill that nobody needs to keep',
      WEIGHTS_DIR: testWeightsFolder(),
      WORKER_SLOTS: '1',
      SEGMENT_FRAMES: '15',
      ...bucketSettings(peer),
      ...env,
    },
    join(folder, `${name}.log`),
  );
  server.start();
  return server;
};
const processes = [
  ...ports.map((port, number) => start(`api-${number}`, { ROLE: 'api', PORT: String(port) })),
  start('worker', { ROLE: 'worker', PORT: '0' }),
];
const [here = '', there = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
await Promise.all([untilReady(here), untilReady(there)]);
say(`Two api processes and a worker are ready after ${seconds()} s, each with a folder of its own`);

const checks: { promise: string; broken: number }[] = [];
const prove = (promise: string, holds: boolean) => void checks.push({ promise, broken: holds ? 0 : 1 });
const objects = () =>
  readdirSync(join(peer.folder, 'files'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('_object'))
    .filter((name) => /(videos|images|processings|uploads|faces|previews)\//.test(name));

const [{ email = '' } = {}] = await insertPeople(site.database, { count: 1, credits: 10 });
const one = await Visitor.logIn(here, email);
const other = await Visitor.logIn(there, email);
await makeActorClip({
  width: 320,
  height: 180,
  fps: 15,
  seconds: 4,
  keyframeEvery: 15,
  file: folderOf('clip.mp4'),
  scene: 'frontal',
});
await makePortraitPhoto(folderOf('face.jpg'), 'joao');
await makePortraitPhoto(folderOf('picture.jpg'), 'ana');
const clip = await readFile(folderOf('clip.mp4'));

const big = await makeBigClip(folderOf('big.mp4'), 30 * 1024 * 1024);
const upload = await one.createUpload(big.content.length, 'grande.mp4');
const most = Math.floor(big.content.length * 0.7);
await sendRest(one, { upload, content: big.content, offset: 0, interrupt: { atOffset: most, how: (cut) => cut() } });
const arrived = await settledOffset(other, upload);
for (let isWhole = false; !isWhole;)
  isWhole = await sendRest(other, { upload, content: big.content, offset: await settledOffset(other, upload) });
const bigId = upload.split('/').at(-1) ?? '';
const stored = readFileSync(join(peer.folder, 'files', 'videos', bigId, 'source.mp4._S3rver_object'));
say(`an upload of ${big.content.length} bytes that broke off at ${most} went on at ${arrived} with the other process`);
prove(
  'an upload that breaks off goes on where it was with the other process, and every byte arrives',
  arrived > 8_000_000 && createHash('sha256').update(stored).digest('hex') === big.sha256,
);
const video = await one.untilReady(await one.upload(clip));
say(`uploaded, checked and analysed after ${seconds()} s: ${video.people.length} person`);

const face = await other.addFace(folderOf('face.jpg'));
const mapping = video.people.slice(0, 1).map(({ id }) => ({ person_id: id, face_id: face.id }));
const preview = await one.call('POST', `/api/videos/${video.id}/preview`, { json: { mapping } });
prove('a preview is drawn by one process of what another received', (await preview.arrayBuffer()).byteLength > 1000);

const swap = await one.start({ kind: 'video', video_id: video.id, mapping, settings: {} }, 'swap');
peer.behave({ kind: 'refuse', status: 503 });
const refusedAt = seconds();
const [refused] = await Promise.all([
  other.call('GET', `/api/videos/${video.id}/source`),
  new Promise((resolve) => setTimeout(resolve, awayMs)),
]);
peer.behave({ kind: 'well' });
say(
  `the store refused everything from ${refusedAt} s to ${seconds()} s; a file asked for meanwhile: ${refused.status}`,
);
prove('a file asked for while the store is away is refused with 503 and nobody is logged out', refused.status === 503);
const swapped = await untilEnded(one, swap.id);
say(`swapped after ${seconds()} s: ${swapped.status}, ${swapped.stage ?? ''}`);
prove('the swap ends completed, store away or not', swapped.status === 'completed');

const whole = await other.download(swap.id);
const ranged = await other.call('GET', `/api/processings/${swap.id}/download`, { headers: { range: 'bytes=100-299' } });
const part = Buffer.from(await ranged.arrayBuffer());
prove(
  'a range of the result is 206 with just those bytes',
  ranged.status === 206 && part.equals(whole.subarray(100, 300)),
);
const etag = ranged.headers.get('etag') ?? '';
const again = await one.call('GET', `/api/processings/${swap.id}/download`, { headers: { 'if-none-match': etag } });
prove('what a browser has already is 304', again.status === 304);
const outside = await one.call('GET', `/api/processings/${swap.id}/download`, {
  headers: { range: 'bytes=99999999-' },
});
prove('a range past the end is 416', outside.status === 416);
const stranger = await fetch(`${there}/api/processings/${swap.id}/download`);
prove('without a session nothing is given', stranger.status === 401);

const image = await other.addImage(folderOf('picture.jpg'));
const cutOut = await one.start({ kind: 'image', image_ids: [image.id] }, 'cut-out');
const cut = await untilEnded(other, cutOut.id);
prove('a cut-out of a picture that the other process received ends completed', cut.status === 'completed');
const rendered = await other.call('POST', `/api/processings/${cutOut.id}/render`, {
  json: { background: { kind: 'colour', colour: '#ffffff' }, format: 'jpeg' },
});
say(`cut out after ${seconds()} s; rendered anew: ${rendered.status}`);
prove('a background is put behind it by the other process', rendered.ok);
const archive = await one.call('GET', `/api/processings/archive?ids=${cutOut.id}`);
prove('an archive comes out of the bucket', archive.ok && (await archive.arrayBuffer()).byteLength > 1000);

const before = objects().length;
for (const path of [
  `/api/processings/${swap.id}`,
  `/api/processings/${cutOut.id}`,
  `/api/videos/${video.id}`,
  `/api/videos/${bigId}`,
  `/api/images/${image.id}`,
  `/api/faces/${face.id}`,
])
  prove(`deleting ${path.split('/')[2]} answers well`, (await other.call('DELETE', path)).ok);
const left = objects().filter((name) => !/previews\//.test(name));
say(
  `objects in the bucket: ${before} before the deletions, ${left.length} after (previews apart, which live for hours)`,
);
prove('deleted things leave no object', before > 10 && left.length === 0);
prove('no part of an upload is left', (await peer.unfinished('files')).length === 0);
const keys = readdirSync(join(peer.folder, 'keys'), { recursive: true }).map(String);
prove('keys lie in their own bucket', keys.some((name) => /signing/.test(name)) && keys.length > 2);
prove(
  'no api or worker keeps files or keys in its folder',
  processes.every((_, number) =>
    readdirSync(folderOf(['api-0', 'api-1', 'worker'][number] ?? '')).every(
      (name) => !['files', 'keys'].includes(name),
    ),
  ),
);
const work = ['api-0', 'api-1', 'worker'].flatMap((name) =>
  readdirSync(join(folderOf(name), 'scratch'), { recursive: true })
    .map(String)
    .filter((file) => /\.(mp4|jpg|png|webp|segment)$/.test(file)),
);
prove('no piece of work lies open any more', work.length === 0);

for (const each of processes) await each.stop();
await peer.close();
await site.drop();
postgres.stop();
for (const { promise, broken } of checks) say(`  ${broken === 0 ? '✓' : '✗'} ${promise}`);
const broken = checks.filter((check) => check.broken !== 0);
if (broken.length === 0) rmSync(folder, { recursive: true, force: true });
else say(`\nLogs are in ${folder}`);
const sha256 = createHash('sha256').update(whole).digest('hex');
say(`\n${JSON.stringify({ drill: 'bucket', ok: broken.length === 0, sha256, seconds: seconds(), broken })}`);
process.exit(broken.length === 0 ? 0 : 1);

/** The process that had the connection may still be writing what it got. */
async function settledOffset(visitor: Visitor, address: string): Promise<number> {
  for (let known = -1; ;) {
    const answer = await visitor.callPatiently('HEAD', address, { headers: { 'tus-resumable': '1.0.0' } });
    const offset = Number(answer.headers.get('upload-offset'));
    if (offset === known) return offset;
    known = offset;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

async function untilEnded(visitor: Visitor, id: string): Promise<Processing> {
  for (;;) {
    const processing = await visitor.getProcessing(id);
    if (processing.status === 'completed' || processing.status === 'error' || processing.stage === 'review')
      return processing;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}
