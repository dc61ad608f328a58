// `npx tsx packages/engine/bench/unseen/fetch-media.ts [--mirrors DIR]`: brings the media of the unseen pairs, and the
// clips of the screen's benchmark, into .cache/bench-media. With --mirrors they come from git directories
// DIR/owner+name/repo, else from GitHub.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import sharp from 'sharp';
import { makeClip } from '@semblante/media/testing';
import { fetchedClips, screenClips, type FetchedFile } from './fetched-files.ts';
import { portraits } from './fetched-portraits.ts';
import { findFetched, placeOf } from './fetched-media.ts';

const bytesMax = 64 * 1024 * 1024;
const run = promisify(execFile);
const { values } = parseArgs({ options: { mirrors: { type: 'string' } } });
const failed: string[] = [];
for (const file of [...Object.values(fetchedClips), ...Object.values(screenClips), ...Object.values(portraits)]) {
  if (findFetched(file)) continue;
  try {
    await keep(file, await read(file));
    process.stdout.write(`${file.repository} ${file.path}\n`);
  } catch (cause) {
    failed.push(`${file.repository} ${file.path}: ${String(cause)}`);
  }
}
for (const line of failed) process.stderr.write(`NOT FETCHED ${line}\n`);
process.exit(failed.length > 0 ? 1 : 0);

async function read(file: FetchedFile): Promise<Buffer> {
  const bytes = values.mirrors ? await readFromMirror(values.mirrors, file) : await download(file);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== file.sha256) throw new Error(`its SHA-256 is ${found}`);
  return bytes;
}

async function readFromMirror(mirrors: string, { repository, commit, path }: FetchedFile): Promise<Buffer> {
  const mirror = join(mirrors, repository.replace('/', '+'), 'repo');
  const directory = existsSync(join(mirror, '.git')) ? join(mirror, '.git') : mirror;
  const { stdout } = await run('git', ['--git-dir', directory, 'show', `${commit}:${path}`], {
    encoding: 'buffer',
    maxBuffer: bytesMax,
  });
  return stdout;
}

async function download({ repository, commit, path }: FetchedFile): Promise<Buffer> {
  const answer = await fetch(`https://raw.githubusercontent.com/${repository}/${commit}/${path}`);
  if (!answer.ok) throw new Error(`GitHub answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Whole or not there. */
async function keep(file: FetchedFile, bytes: Buffer): Promise<void> {
  const place = placeOf(file);
  await mkdir(dirname(place), { recursive: true });
  const part = join(dirname(place), `part-${place.slice(dirname(place).length + 1)}`);
  await (file.path.endsWith('.gif') ? writeVideo(part, bytes) : writeFile(part, bytes));
  await rename(part, place);
}

async function writeVideo(place: string, gif: Buffer): Promise<void> {
  const { data, info } = await sharp(gif, { animated: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { delay = [100] } = await sharp(gif, { animated: true }).metadata();
  const frames = info.pages ?? 1;
  const height = info.pageHeight ?? info.height;
  const bytes = info.width * height * 3;
  const fps = Math.round(1000 / (delay.reduce((sum, each) => sum + each, 0) / delay.length));
  await makeClip({
    file: place,
    width: info.width,
    height,
    frames,
    fps,
    picture: (frame) => data.subarray(frame * bytes, (frame + 1) * bytes),
  });
}
