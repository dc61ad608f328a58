// `npm run drill -- ledger [--seed N] [--operations 20000] [--clients 16]`: random operations from many processes at
// once on PostgreSQL, some of them killed and replaced, everything said more than once; then SQL proves that the ledger
// kept its promises.
import { parseArgs } from 'node:util';
import { startPostgres } from '../../setup/postgres.mjs';
import { runCrew } from './crew.ts';
import { openDrillDatabase, waitForLastClient } from './drill-database.queries.ts';
import { makePlan, personId, type PlanChoice } from './plan.ts';
import { countLedger, provePromises } from './proofs.queries.ts';
import { sweepJobs, sweepRefunds } from './sweep.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const sayCounts = (counts: Record<string, number>) =>
  Object.entries(counts).forEach(([name, count]) => say(`${String(count).padStart(9)}  ${name}`));

const choice = readChoice();
const startedAt = performance.now();
const plan = makePlan(choice);
say(
  `Ledger drill: seed ${choice.seed}, plan ${plan.fingerprint}, ${choice.operations} operations, ${choice.clients} client processes`,
);

const postgres = await startPostgres();
if (!postgres) throw new Error('The drill needs PostgreSQL: install postgresql or set TEST_DATABASE_URL');
const personIds = Array.from({ length: plan.persons }, (_, person) => personId(person));
const { database, clientUrl, drop } = await openDrillDatabase(postgres.url, personIds);

const swept = { whileRunning: 0, atTheEnd: 0, refunds: 0 };
const crew = await runCrew(plan, {
  clients: choice.clients,
  clientUrl,
  died: async (owner) => {
    const released = await sweepJobs(database, owner);
    swept.whileRunning += released;
  },
});
await waitForLastClient(database);
swept.atTheEnd = await sweepJobs(database);
swept.refunds = await sweepRefunds(database);
const proofs = await provePromises(database.executeSql);
const ledger = await countLedger(database.executeSql);
await drop();
postgres.stop();

const outcomes = Object.fromEntries([...crew.outcomes].sort(([a], [b]) => a.localeCompare(b)));
say(
  `\n${crew.acknowledged} operations done; ${crew.killed} processes died by SIGKILL and were replaced, ${crew.repeated} operations repeated after it`,
);
sayCounts(outcomes);
say(
  `Sweeps released ${swept.whileRunning} holds of killed processes meanwhile and ${swept.atTheEnd} at the end, and ended ${swept.refunds} refunds left half done`,
);
say('\nEntries');
sayCounts(ledger.entries);
say('\nAccounts');
sayCounts(ledger.sums);

const checks = [
  ...proofs,
  { promise: 'every planned operation was acknowledged', broken: choice.operations - crew.acknowledged },
  { promise: 'every planned gift was given', broken: plan.gifts - (ledger.entries['gift'] ?? 0) },
];
say("\nProved afterwards, by SQL that trusts none of the ledger's own");
for (const { promise, broken } of checks) say(`  ${broken === 0 ? '✓' : `✗ ${broken}`} ${promise}`);

const broken = checks.filter((check) => check.broken !== 0);
const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
const { acknowledged, killed, repeated } = crew;
say(
  `\n${JSON.stringify({ drill: 'ledger', ok: broken.length === 0, ...choice, plan: plan.fingerprint, acknowledged, killed, repeated, swept, seconds, outcomes, ledger, broken })}`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

function readChoice(): PlanChoice {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      operations: { type: 'string', default: '20000' },
      clients: { type: 'string', default: '16' },
    },
  });
  const whole = (name: keyof typeof values, min: number) => {
    const value = Number(values[name]);
    if (!Number.isSafeInteger(value) || value < min)
      throw new RangeError(`--${name} must be a whole number from ${min} on`);
    return value;
  };
  return { seed: whole('seed', 0), operations: whole('operations', 100), clients: whole('clients', 1) };
}
