// Independent of the ledger's own code: no generated column, trigger or query of it is trusted, everything is
// recomputed from the bare entries.
import type { ExecuteSql } from '@semblante/db';

const effects = `
  select id, user_id, kind, credits,
    case when kind in ('grant', 'gift', 'release') then credits when kind in ('hold', 'take_back', 'debt_settlement') then -credits else 0 end as available,
    case kind when 'hold' then credits when 'capture' then -credits when 'release' then -credits else 0 end as held,
    case kind when 'debt' then credits when 'debt_settlement' then -credits else 0 end as debt
  from credit_entries`;

const settlements = `select hold_id, kind, credits, user_id from credit_entries where kind in ('capture', 'release')`;

const lots = `
  select made.id, made.user_id, made.kind, made.credits,
    coalesce(shares.open, 0) as held,
    coalesce(shares.captured, 0) + coalesce(named.paid_debt, 0) as spent,
    coalesce(named.taken, 0) + coalesce(named.taken_late, 0) as taken_back,
    -- Staff may take credits that were owed once and whose debt another purchase paid: what is gone is owed no more.
    least(coalesce(named.debts, 0) - coalesce(named.taken_late, 0), made.credits - coalesce(named.taken, 0) - coalesce(named.taken_late, 0)) as owed
  from credit_entries made
  left join (
    select share.lot_id, sum(share.credits) filter (where s.kind is null) as open, sum(share.credits) filter (where s.kind = 'capture') as captured
    from credit_hold_lots share left join (${settlements}) s on s.hold_id = share.hold_id group by share.lot_id
  ) shares on shares.lot_id = made.id
  left join (
    select lot_id,
      sum(credits) filter (where kind = 'take_back') as taken,
      sum(credits) filter (where kind = 'debt') as debts,
      sum(credits) filter (where kind = 'debt_settlement' and hold_id is null) as paid_debt,
      sum(credits) filter (where kind = 'debt_settlement' and hold_id is not null) as taken_late
    from credit_entries where lot_id is not null group by lot_id
  ) named on named.lot_id = made.id
  where made.kind in ('grant', 'gift')`;

/** Each promise with the query for whatever breaks it. */
const proofs: { promise: string; offenders: string }[] = [
  {
    promise: 'entries sum to the balance, the held credits and the debt of every account',
    offenders: `select user_id from (select user_id, sum(available) a, sum(held) h, sum(debt) d from (${effects}) e group by user_id) sums
      full join credit_accounts account using (user_id)
      where (coalesce(a, 0), coalesce(h, 0), coalesce(d, 0)) is distinct from (account.available::bigint, account.held::bigint, account.debt::bigint)`,
  },
  {
    promise: 'no balance, held sum or debt was below zero after any single entry',
    offenders: `select id from (
        select id, sum(available) over after a, sum(held) over after h, sum(debt) over after d from (${effects}) e window after as (partition by user_id order by id)
      ) running where least(a, h, d) < 0`,
  },
  {
    promise: 'entries and holds sum to every lot',
    offenders: `select id from (${lots}) expected full join credit_lots lot using (id)
      where (expected.user_id, expected.kind, expected.credits::bigint, expected.credits - expected.held - expected.spent - expected.taken_back, expected.held, expected.spent, expected.taken_back, expected.owed)
        is distinct from (lot.user_id, lot.kind, lot.credits::bigint, lot.remaining::bigint, lot.held::bigint, lot.spent::bigint, lot.taken_back::bigint, lot.owed::bigint)`,
  },
  {
    promise: 'lots sum to the balance and the held credits of every account',
    offenders: `select user_id from credit_accounts account left join (select user_id, sum(remaining) remaining, sum(held) held from credit_lots group by user_id) sums using (user_id)
      where account.available <> coalesce(remaining, 0) or account.held <> coalesce(sums.held, 0)`,
  },
  {
    promise: 'nothing is negative',
    offenders: `select user_id::text from credit_accounts where least(available, held, debt) < 0
      union all select id::text from credit_lots where least(remaining, held, spent, taken_back, owed) < 0
      union all select id::text from credit_entries where credits <= 0`,
  },
  {
    promise: 'every hold names lots of its own account for exactly its credits',
    offenders: `select hold.id from credit_entries hold left join credit_hold_lots share on share.hold_id = hold.id left join credit_lots lot on lot.id = share.lot_id
      where hold.kind = 'hold' group by hold.id having coalesce(sum(share.credits), 0) <> hold.credits or bool_or(lot.user_id <> hold.user_id)`,
  },
  {
    promise: 'every hold is settled exactly once, for its own account and size: none is forgotten',
    offenders: `select hold.id from credit_entries hold left join (${settlements}) s on s.hold_id = hold.id and s.user_id = hold.user_id and s.credits = hold.credits
      where hold.kind = 'hold' group by hold.id having count(s.hold_id) <> 1
      union all select hold_id from (${settlements}) s group by hold_id having count(*) <> 1`,
  },
  {
    promise: 'every hold belongs to a job that was committed with it',
    offenders: `select id from credit_entries full join (select hold_id from drill.jobs) owned on owned.hold_id = id
      where (kind = 'hold' and owned.hold_id is null) or id is null`,
  },
  {
    promise: 'every paid payment was granted exactly once, in its size, to its buyer, and no other was',
    offenders: `select payment.id from drill.payments payment left join credit_entries e on e.kind = 'grant' and e.cause_id = payment.id
      group by payment.id having count(e.id) <> (payment.paid)::int or bool_or(e.user_id <> payment.user_id or e.credits <> payment.credits)
      union all select cause_id from credit_entries where kind = 'grant' and cause_id not in (select id from drill.payments)`,
  },
  {
    promise: 'no gift was given twice',
    offenders: `select cause_id from credit_entries where kind = 'gift' group by cause_kind, cause_id having count(*) > 1`,
  },
  {
    promise: 'no payment was refunded twice, and no refund is left half done',
    offenders: `select payment_id from drill.refunds where state = 'approved'
      union all select cause_id from credit_entries where kind = 'take_back' and cause_kind = 'refund' group by cause_id having count(*) > 1
      union all select lot_id::text from credit_entries where kind = 'take_back' and cause_kind = 'refund' group by lot_id having count(*) > 1`,
  },
  {
    promise: 'the provider paid exactly the refunds that we booked, never more than was paid in',
    offenders: `select coalesce(r.payment_id, p.payment_id) from (select * from drill.refunds where state = 'paid') r full join drill.provider_refunds p using (payment_id)
        left join drill.payments payment on payment.id = r.payment_id
      where r.payment_id is null or p.payment_id is null or r.cents <> p.cents or r.cents > payment.cents`,
  },
  {
    promise:
      'the credits of every refund were taken back in the commit that decided it, paid or not, and of no other payment',
    offenders: `select coalesce(r.payment_id, e.cause_id) from drill.refunds r full join (select * from credit_entries where kind = 'take_back' and cause_kind = 'refund') e on e.cause_id = r.payment_id
        left join credit_entries made on made.id = e.lot_id
      where r.payment_id is null or e.id is null or e.credits <> r.credits or made.cause_id is distinct from r.payment_id`,
  },
  {
    promise: 'staff took exactly what was ordered, once, of that account',
    offenders: `select coalesce(t.order_id, e.cause_id) from drill.takes t full join (
        select cause_id, sum(credits) as credits, min(user_id::text) as first_of, max(user_id::text) as last_of from credit_entries where kind = 'take_back' and cause_kind = 'staff' group by cause_id
      ) e on e.cause_id = t.order_id
      where t.order_id is null or e.cause_id is null or e.credits <> t.credits or e.first_of <> t.user_id::text or e.last_of <> t.user_id::text`,
  },
  {
    promise: 'a lot was claimed back once at most, credit by credit',
    offenders: `select id from (${lots}) lot where taken_back + owed > credits or taken_back > credits - held - spent`,
  },
  {
    promise: 'every account that owed or was charged back is flagged',
    offenders: `select distinct user_id from credit_entries join credit_accounts using (user_id)
      where (kind = 'debt' or (kind = 'take_back' and cause_kind = 'chargeback')) and flagged_at is null`,
  },
];

export async function provePromises(executeSql: ExecuteSql): Promise<{ promise: string; broken: number }[]> {
  const results = [];
  for (const { promise, offenders } of proofs) {
    const { rows } = await executeSql(`select count(*)::int as broken from (${offenders}) offenders`);
    results.push({ promise, broken: Number(rows[0]?.['broken']) });
  }
  return results;
}

export async function countLedger(executeSql: ExecuteSql) {
  const { rows: kinds } = await executeSql(
    'select kind, count(*)::int as entries from credit_entries group by kind order by kind',
  );
  const { rows: sums } = await executeSql(
    'select count(*)::int as accounts, sum(available)::int as available, sum(held)::int as held, sum(debt)::int as debt, count(flagged_at)::int as flagged from credit_accounts',
  );
  const entries: Record<string, number> = Object.fromEntries(
    kinds.map((row) => [String(row['kind']), Number(row['entries'])]),
  );
  return { entries, sums: sums[0] as Record<string, number> };
}
