// `npm run drill -- security [--only NAME,…] [--without NAME,…|all] [--json]`: attacks the built server, one list of
// checks. With `--without` the server is built without the lines that defend against a check, which must then fail:
// a check that cannot fail proves nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../setup/postgres.mjs';
import type { Check } from './check.ts';
import { checks } from './checks/index.ts';
import { openSite, type Site } from './site.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, without: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const say = (line: string) => void process.stderr.write(`${line}\n`);
const attackMsMax = 400_000;

const postgres = await startPostgres();
if (!postgres) throw new Error('The drill needs PostgreSQL: install postgresql or set TEST_DATABASE_URL');
const { url } = postgres;
const folder = mkdtempSync(join(tmpdir(), 'semblante-security-'));
const results = values.without ? await seeFail(named(values.without)) : await defend(named(values.only ?? 'all'));
const broken = results.filter(({ ok }) => !ok);
rmSync(folder, { recursive: true, force: true });
postgres.stop();
const report = {
  drill: 'security',
  without: values.without ?? null,
  ok: broken.length === 0,
  checks: results.length,
  broken: broken.map(({ name }) => name),
  ...(values.json && { results }),
};
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exit(broken.length === 0 ? 0 : 1);

function named(list: string): Check[] {
  const wanted = list === 'all' ? checks.map(({ name }) => name) : list.split(',');
  return wanted.map((name) => {
    const found = checks.find((check) => check.name === name);
    if (!found) throw new Error(`There is no check ${name}: ${checks.map((check) => check.name).join(', ')}`);
    return found;
  });
}

interface Result {
  name: string;
  ok: boolean;
  faults: string[];
}

/** Everything is refused. */
async function defend(wanted: readonly Check[]): Promise<Result[]> {
  const site = await openSite(url, join(folder, 'whole'));
  const found: Result[] = [];
  for (const check of wanted) {
    if (check.needsBelongings) await site.getBelongings();
    const startedAt = performance.now();
    const faults = await attack(check, site);
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    say(`${faults.length === 0 ? '✓' : '✗'} ${check.name}: ${check.promise} (${seconds} s)`);
    for (const fault of faults) say(`    ${fault}`);
    found.push({ name: check.name, ok: faults.length === 0, faults });
  }
  await site.close();
  return found;
}

/** Each without its defence, on a server of its own. */
async function seeFail(wanted: readonly Check[]): Promise<Result[]> {
  const found: Result[] = [];
  for (const check of wanted) {
    const site = await openSite(url, join(folder, check.name), check);
    await check.trap?.(site);
    if (check.needsBelongings) await site.getBelongings();
    const faults = await attack(check, site);
    await site.close();
    say(
      `${faults.length > 0 ? '✓' : '✗'} without its defence ${check.name} finds ${faults.length}: ${faults[0] ?? ''}`,
    );
    found.push({ name: check.name, ok: faults.length > 0, faults });
  }
  return found;
}

async function attack(check: Check, site: Site): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string[]>((resolve) => {
    timer = setTimeout(() => resolve([`not done within ${attackMsMax / 1000} s`]), attackMsMax);
  });
  try {
    return await Promise.race([check.attack(site), late]);
  } catch (cause) {
    return [`broke off: ${cause instanceof Error ? cause.message : String(cause)}`];
  } finally {
    clearTimeout(timer);
  }
}
