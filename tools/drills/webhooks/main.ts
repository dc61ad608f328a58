// `npm run drill -- webhooks [--seed N] [--payments 1000]`: buys many packages on the real server and PostgreSQL; every
// payment is told of 1 to 5 times, shuffled, some under new event ids, half of them before the create call returned;
// then SQL counts the grants.
import { parseArgs } from 'node:util';
import { updateBilling } from '@semblante/core/billing';
import { newId, type UserId } from '@semblante/core/kernel';
import { buy, handleEventsLeft, listPackages } from '@semblante/core/payments';
import { startPostgres } from '../../setup/postgres.mjs';
import { deliver, inLanes } from './deliver.ts';
import {
  countOutcome,
  countUnhandled,
  insertPeople,
  openDrillDatabase,
  payAtBank,
  provePromises,
} from './drill-database.queries.ts';
import {
  cpfOf,
  makePlan,
  type PlanChoice,
  type PlannedDelivery,
  type PlannedPayment,
  randomFrom,
  shuffled,
} from './plan.ts';
import { openSite } from './site.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const buyersAtOnce = 16;
const couriersAtOnce = 16;

const choice = readChoice();
const startedAt = performance.now();
const plan = makePlan(choice);
say(`Webhook drill: seed ${choice.seed}, ${choice.payments} payments that are paid and ${choice.unpaid} that are not`);
const postgres = await startPostgres();
if (!postgres) throw new Error('The drill needs PostgreSQL: install postgresql or set TEST_DATABASE_URL');
const { database, drop } = await openDrillDatabase(postgres.url);

const planned = new Map<string, PlannedPayment>();
const answers: Record<string, number> = {};
const told = { early: 0, late: 0 };
const charges = new Map<string, string>();
const chargeOf = (paymentId: string) => charges.get(paymentId) ?? '';
const tell = async (paymentId: string, delivery: PlannedDelivery) => {
  const status = await deliver({ url: site.webhookUrl, secret: site.webhookSecret, chargeOf }, paymentId, delivery);
  const answer = `${delivery.isForged ? 'forged' : 'signed'}_${status}`;
  answers[answer] = (answers[answer] ?? 0) + 1;
};

let nextPlanned = 0;
const site = await openSite(database, async (paymentId, charge) => {
  const payment = plan[nextPlanned++];
  if (!payment) throw new Error('More charges than planned payments');
  planned.set(paymentId, payment);
  charges.set(paymentId, charge);
  if (!payment.isEarly) return;
  if (payment.isPaid) await payAtBank(database.executeSql, paymentId);
  for (const delivery of payment.deliveries) await tell(paymentId, delivery);
  told.early += payment.deliveries.length;
});

const people = Array.from({ length: choice.people }, () => newId<UserId>());
await insertPeople(database.executeSql, people);
for (const [at, userId] of people.entries())
  await updateBilling(
    site.deps,
    { userId, ip: `10.0.${at >> 8}.${at & 255}` },
    { cpf: cpfOf(at), phone: '11987654321' },
  );
const [anybody] = people;
const packages = anybody ? (await listPackages(site.deps, { userId: anybody, language: 'pt_BR' })).data : [];

await inLanes(buyersAtOnce, plan, async ({ person, credits }) => {
  const userId = people[person];
  const pack = packages.find((each) => each.credits === credits);
  if (userId && pack) await buy(site.deps, { userId, package_id: pack.id, method: 'pix' });
});

const late = [...planned].filter(([, payment]) => !payment.isEarly);
for (const [paymentId, payment] of late) if (payment.isPaid) await payAtBank(database.executeSql, paymentId);
const deliveries = late.flatMap(([paymentId, payment]) =>
  payment.deliveries.map((delivery) => ({ paymentId, delivery })),
);
await inLanes(
  couriersAtOnce,
  shuffled(deliveries, randomFrom(choice.seed + 1)),
  async ({ paymentId, delivery }) => await tell(paymentId, delivery),
);
told.late = deliveries.length;

for (let rounds = 0; rounds < 600 && (await countUnhandled(database.executeSql)) > 0; rounds += 1) {
  await new Promise((resolve) => setTimeout(resolve, 100));
  await handleEventsLeft(site.deps);
}
const outcome = await countOutcome(database.executeSql);
const proofs = [
  ...(await provePromises(database.executeSql)),
  {
    promise: `${choice.payments} payments made ${choice.payments} grants`,
    broken: Math.abs(choice.payments - (outcome['grants'] ?? 0)),
  },
  {
    promise: 'every forged webhook was counted, and few were stored',
    broken:
      outcome['deliveries_forged'] === (answers['forged_400'] ?? 0) && (outcome['forged_stored'] ?? 0) <= 6 ? 0 : 1,
  },
  { promise: 'every buyer got one receipt for each payment', broken: Math.abs(choice.payments - site.receipts()) },
  {
    promise: 'every signed webhook was answered with 200 and every forged one with 400',
    broken: Object.entries(answers).reduce(
      (sum, [name, n]) => sum + (name === 'signed_200' || name === 'forged_400' ? 0 : n),
      0,
    ),
  },
];
await site.close();
await drop();
postgres.stop();

say('\nProved by independent SQL');
for (const { promise, broken } of proofs) say(`  ${broken === 0 ? '✓' : `✗ ${broken}`} ${promise}`);
const broken = proofs.filter((proof) => proof.broken !== 0);
const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
say(
  `\n${JSON.stringify({ drill: 'webhooks', ok: broken.length === 0, ...choice, deliveries: told, answers, outcome, receipts: site.receipts(), seconds, broken })}`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

function readChoice(): PlanChoice {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, payments: { type: 'string', default: '1000' } },
  });
  const [seed, payments] = [Number(values.seed), Number(values.payments)];
  if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(payments) || payments < 1)
    throw new Error('--seed and --payments are whole numbers');
  return { seed, payments, people: Math.max(10, Math.ceil(payments / 10)), unpaid: Math.ceil(payments / 20) };
}
