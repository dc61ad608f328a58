import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const advisory = 'https://github.com/advisories/GHSA-0000-0000-0000';
const faulty = {
  vulnerabilities: {
    fastify: { name: 'fastify', via: [{ title: 'Reads too much', severity: 'high', url: advisory }] },
    qrcode: { name: 'qrcode', via: ['fastify', { title: 'Slow', severity: 'low', url: `${advisory}1` }] },
  },
};
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'semblante-audit-'));
  for (const name of ['tools/audit.mjs', 'tools/setup', 'package.json', 'packages/vision/src/weights/archives.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'docs/decisions'), { recursive: true });
  const bill = { bomFormat: 'CycloneDX', metadata: { component: { name: 'folder' } }, components: [{}, {}] };
  writeFileSync(join(folder, 'sbom.json'), JSON.stringify(bill));
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\ncat "$1.json"\n');
  chmodSync(join(folder, 'npm'), 0o755);
});

/** With an npm of its own, which answers what it is told. */
function audit(answer: object, { accepted = [] as object[], options = [] as string[] } = {}) {
  writeFileSync(join(folder, 'audit.json'), JSON.stringify(answer));
  writeFileSync(join(folder, 'docs/decisions/advisories.json'), JSON.stringify(accepted));
  const { status, stdout } = spawnSync(process.execPath, ['tools/audit.mjs', ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` },
  });
  return { status, stdout };
}

it('writes what production is made of, by the name of the product', () => {
  expect(audit({ vulnerabilities: {} })).toMatchObject({ status: 0, stdout: expect.stringContaining('6 packages') });
  const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    metadata: object;
    components: object[];
  };
  expect(bill.metadata).toMatchObject({ component: { name: 'semblante', type: 'application' } });
  // npm does not install the archives of the networks, and so does not name them.
  expect(bill.components).toContainEqual(expect.objectContaining({ purl: 'pkg:npm/nsfwjs@4.3.0', type: 'data' }));
});

it('names grave faults and fails', () => {
  const { status, stdout } = audit(faulty);
  expect(status).toBe(1);
  expect(stdout).toContain('fastify: Reads too much (high');
  expect(stdout).not.toContain('Slow');
});

it('lives with a fault as long as a decision says so', () => {
  expect(audit(faulty, { accepted: [{ advisory, until: '2999-01-01' }] }).status).toBe(0);
  expect(audit(faulty, { accepted: [{ advisory, until: '2020-01-01' }] }).status).toBe(1);
});

it('says that nobody answered, which fails only where an answer is asked for', () => {
  const away = { message: 'getaddrinfo ENOTFOUND' };
  expect(audit(away)).toMatchObject({ status: 0, stdout: expect.stringContaining('No advisories') });
  expect(audit(away, { options: ['--strict'] }).status).toBe(1);
});
