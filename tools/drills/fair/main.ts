// `npm run drill -- fair [--people 10] [--videos 5] [--pictures 4] [--heavy 50] [--slots 4] [--seed N]`: everybody
// orders videos, photos and enlargements, without and with somebody who orders many more just before. Nobody may wait
// for the heavy one, counted in work done; estimates must hold by the clock. The engine is a stand-in.
import { parseArgs } from 'node:util';
import type { UserId } from '@semblante/core/kernel';
import { startPostgres } from '../../setup/postgres.mjs';
import { insertPeople, openSiteDatabase } from '../site/site-database.queries.ts';
import { randomFrom } from '../webhooks/plan.ts';
import { type Customer, type Outcome, runRound } from './round.ts';
import { openFairSite } from './site.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
/** An eleventh at the table takes a tenth of everybody's turns; the rest is chance. */
const slowerMax = 1.35;
const estimateWithin = 0.3;
const estimatesRightMin = 0.9;

const choice = readChoice();
const startedAt = performance.now();
say(
  `Fair drill: ${choice.people} people with ${choice.videos} videos and ${choice.pictures} photos and enlargements each, one with ${choice.heavy} of both; ${choice.slots} places of work; the engine is a stand-in that only takes time`,
);
const postgres = await startPostgres();
if (!postgres) throw new Error('The drill needs PostgreSQL: install postgresql or set TEST_DATABASE_URL');
const { database, drop } = await openSiteDatabase(postgres.url, 'fair');
const random = randomFrom(choice.seed);
const site = await openFairSite(database, { slots: choice.slots, random });
const [heaviest, ...people] = await insertPeople(database, {
  count: choice.people + 1,
  credits: 10 + 2 * choice.heavy + 2 * (choice.videos + choice.pictures),
});
const lengths = (count: number) => Array.from({ length: count }, () => Math.round(15 + 45 * random()));
const kinds = (count: number) =>
  Array.from({ length: count }, (_, number) => (number % 2 === 0 ? ('photo' as const) : ('enhance' as const)));
const usual: Customer[] = people.map(({ id }) => ({
  userId: id,
  videos: lengths(choice.videos),
  pictures: kinds(choice.pictures),
}));
if (!heaviest) throw new Error('Nobody is there');
const heavy: Customer = { userId: heaviest.id, videos: lengths(choice.heavy), pictures: kinds(choice.heavy) };

const without = await runRound(site, database.executeSql, usual);
say(`without the heavy one: the last was done after ${lastOf(without).toFixed(0)} s`);
const withHeavy = await runRound(site, database.executeSql, [heavy, ...usual]);
await site.close();
await drop();
postgres.stop();

const isHeavy = ({ userId }: Outcome) => userId === heavy.userId;
const others = withHeavy.filter((outcome) => !isHeavy(outcome));
const slower = usual.map(({ userId }) => meanOf(others, userId) / meanOf(without, userId));
const errors = withHeavy.flatMap(({ told, tookFromThen }) =>
  told === undefined ? [] : [Math.abs(told - tookFromThen) / tookFromThen],
);
const right = shareOf(errors, (error) => error <= estimateWithin);
const summary = {
  slower_median: rounded(quantile(slower, 0.5)),
  slower_max: rounded(Math.max(...slower)),
  /** In the order in which they come. */
  slower: slower.map(rounded),
  last_of_the_others_seconds: rounded(lastOf(others)),
  last_of_the_heavy_seconds: rounded(lastOf(withHeavy.filter(isHeavy))),
  estimates: errors.length,
  estimates_within_30_percent: rounded(right),
  estimate_error_p90: rounded(quantile(errors, 0.9)),
};
const checks = [
  {
    promise: 'nobody waits for the heavy one: with it nobody takes longer than a fair share more',
    broken: slower.filter((times) => times > slowerMax).length,
  },
  {
    promise: 'everybody else is done before the heavy one',
    broken: summary.last_of_the_others_seconds < summary.last_of_the_heavy_seconds ? 0 : 1,
  },
  {
    promise: 'nine in ten estimates, told when everybody had ordered, are within 30 %',
    broken: right >= estimatesRightMin ? 0 : 1,
  },
];
for (const { promise, broken } of checks) say(`  ${broken === 0 ? '✓' : `✗ ${broken}`} ${promise}`);
const broken = checks.filter((check) => check.broken !== 0);
const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
say(`\n${JSON.stringify({ drill: 'fair', ok: broken.length === 0, ...choice, ...summary, seconds, broken })}`);
process.exit(broken.length === 0 ? 0 : 1);

function lastOf(outcomes: readonly Outcome[]): number {
  return Math.max(...outcomes.map(({ seconds: took }) => took));
}

function meanOf(outcomes: readonly Outcome[], userId: UserId): number {
  const own = outcomes.filter((outcome) => outcome.userId === userId);
  return own.reduce((sum, { work }) => sum + work, 0) / own.length;
}

function shareOf(values: readonly number[], isRight: (value: number) => boolean): number {
  return values.length === 0 ? 0 : values.filter(isRight).length / values.length;
}

function quantile(values: readonly number[], at: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * at))] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function readChoice() {
  const texts = { people: '10', videos: '5', pictures: '4', heavy: '50', slots: '4', seed: '1' };
  const { values } = parseArgs({
    options: Object.fromEntries(
      Object.entries(texts).map(([name, usually]) => [name, { type: 'string' as const, default: usually }]),
    ),
  });
  const whole = (name: keyof typeof texts) => {
    const value = Number(values[name]);
    if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`--${name} must be a whole number from 1 on`);
    return value;
  };
  return {
    people: whole('people'),
    videos: whole('videos'),
    pictures: whole('pictures'),
    heavy: whole('heavy'),
    slots: whole('slots'),
    seed: whole('seed'),
  };
}
