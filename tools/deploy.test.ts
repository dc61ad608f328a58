import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName } from 'drizzle-orm';
import { workSteps } from '@semblante/db/schema';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environment, readConfig } from '../apps/server/src/config.ts';
import { programs } from './setup/programs.mjs';

const folder = fileURLToPath(new URL('../deploy', import.meta.url));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const known = new Set(Object.keys(environment.shape));
/** Where a value is the operator's own, one that could be it. */
const secrets = {
  APP_SECRET: 'a secret of thirty-two characters or more',
  DATABASE_URL: 'postgres://semblante:word@postgres/semblante',
  SMTP_URL: 'smtp://mail:1025',
  S3_ACCESS_KEY_ID: 'semblante',
  S3_SECRET_ACCESS_KEY: 'a long secret',
  SANDBOX_IN_PRODUCTION: 'true',
};

interface Compose {
  services: Record<
    string,
    { environment?: Record<string, string>; depends_on?: object; build?: { dockerfile: string } }
  >;
}
interface Manifest {
  kind: string;
  data?: Record<string, string>;
  spec: {
    template?: { spec: { containers: Container[] } };
    triggers?: { metadata: { query: string } }[];
  };
}
interface Container {
  env: { name: string; value: string }[];
  ports: { containerPort: number }[];
  livenessProbe: { httpGet: { path: string } };
  readinessProbe: { httpGet: { path: string } };
}

const filled = (settings: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::[?-]([^}]*))?\}/g, (_, asked: string, otherwise = '') =>
        asked === 'SITE' ? 'semblante.example' : ((secrets as Record<string, string>)[asked] ?? otherwise),
      ),
    ]),
  );

it('starts api and worker with settings that the server takes', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as Compose;
  for (const name of ['api', 'worker']) {
    const settings = filled(services[name]?.environment ?? {});
    expect(Object.keys(settings).filter((each) => !known.has(each))).toEqual([]);
    expect(readConfig({ ...settings, SANDBOX_IN_PRODUCTION: 'true' })).toMatchObject({
      role: name,
      files: { kind: 's3' },
      keys: { kind: 's3' },
    });
  }
});

it('runs containers without root, with the port and the probe that there are', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/^USER node$/m);
  const [, port] = /EXPOSE (\d+)/.exec(dockerfile) ?? [];
  expect(dockerfile).toContain(`PORT=${port}`);
  expect(dockerfile).toContain('/api/health');
  expect(read('compose.yaml')).toContain(`api:${port}`);
  const scripts = (parse(readFileSync(join(folder, '../package.json'), 'utf8')) as { scripts: Record<string, string> })
    .scripts;
  for (const [, script = ''] of dockerfile.matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(script);
});

it('has manifests whose settings, ports and probes are the server’s', () => {
  const documents = parseAllDocuments(read('kubernetes/semblante.yaml'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
  expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
  const containers = manifests.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
  expect(containers).toHaveLength(2);
  for (const { env, ports, livenessProbe, readinessProbe } of containers) {
    const own = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    expect(readConfig({ ...secrets, ...settings, ...own }).port).toBe(ports[0]?.containerPort);
    expect([livenessProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual(['/api/health', '/api/ready']);
  }
  const query = manifests.flatMap(({ spec }) => spec?.triggers ?? [])[0]?.metadata.query ?? '';
  expect(query).toContain(`from ${getTableName(workSteps)} where ${workSteps.state.name} = 'waiting'`);
  expect(query).toContain(workSteps.orderedAt.name);
});

it('names in the units of systemd only settings that there are, and a program that there is', () => {
  for (const file of ['systemd/semblante-api@.service', 'systemd/semblante-worker.service']) {
    const unit = read(file);
    const [, settings = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
    expect(settings.split(' ').filter((pair) => !known.has(pair.split('=')[0] ?? ''))).toEqual([]);
    const [, program = ''] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit) ?? [];
    expect(readFileSync(join(folder, '..', program), 'utf8')).not.toBe('');
    expect(unit).toMatch(/^NoNewPrivileges=yes$/m);
  }
});

it('lets proxies pass uploads of any size and live events as they come', () => {
  const [nginx, caddy] = [read('nginx.conf'), read('Caddyfile')];
  expect(nginx).toMatch(/location \/api\/uploads \{[^}]*client_max_body_size 0;[^}]*proxy_request_buffering off;/);
  expect(nginx).toMatch(/location \/api\/events \{[^}]*proxy_buffering off;/);
  expect(caddy).toContain('health_uri /api/ready');
  expect(caddy).toContain('flush_interval -1');
  for (const port of ['3001', '3002']) expect([nginx.includes(port), caddy.includes(port)]).toEqual([true, true]);
});

it('names in docs/operations.md and the runbook only settings, commands and programs that there are', () => {
  const root = join(folder, '..');
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const text = `${page}\n${read('observability/runbook.md')}`;
  const settings = [...text.matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g)].map(([name]) => name);
  expect(settings.length).toBeGreaterThan(30);
  expect(settings.filter((name) => !known.has(name))).toEqual([]);
  const { scripts } = parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  for (const [, script = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([script]);
  for (const [, drill] of text.matchAll(/npm run drill -- (\w+)/g))
    expect(existsSync(join(root, `tools/drills/${drill}/main.ts`)), drill).toBe(true);
  const [, made = ''] = /makes `dist` \(([^)]*)\)/.exec(page) ?? [];
  const named = [...made.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(named).toEqual(['staff', 'doctor', 'backup']);
  expect(Object.keys(programs)).toEqual(expect.arrayContaining(named));
});
