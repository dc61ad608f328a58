import type { Database } from '@semblante/db';

export const seeded = {
  users: 200_000,
  ledger_entries: 1_000_000,
  payments: 300_000,
  processings: 400_000,
  audit_entries: 200_000,
  webhooks: 100_000,
} as const;

const first = `(array['Maria','José','Ana','João','Antônia','Francisco','Íris','Carlos','Adriana','Paulo','Juliana','Pedro','Márcia','Lucas','Fernanda','Luís','Patrícia','Marcos','Aline','Sebastião'])`;
const last = `(array['Silva','Santos','Oliveira','Souza','Rodrigues','Ferreira','Alves','Pereira','Lima','Gomes','Costa','Ribeiro','Martins','Carvalho','Almeida','Lopes','Soares','Fernandes','Vieira','Barbosa'])`;
/** The marks of a real one are set: answers are judged by their schema. */
const uuidOf = (kind: string, number: string) =>
  `overlay(overlay(md5('${kind}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;
const someTimeAgo = (number: string) => `now() - ((${number}::bigint * 7919) % 31536000) * interval '1 second'`;

type Seeded = { readonly [Rows in keyof typeof seeded]: number };

const paymentsFrom = (from: number, to: number, rows: Seeded) =>
  `insert into payments (id, user_id, package_id, credits, list_price_cents, amount_cents, currency, method, gateway, payer_cpf_hash, status, status_reason, flagged_at, flag, reference, transaction, refunded_cents, created_at, expires_at, paid_at)
   select ${uuidOf('payment', 'n')}, ${uuidOf('user', `1 + (n - 1) % ${rows.users}`)}, (select id from packages where credits = 10), 10, 3990, 3990, 'BRL', (array['pix', 'card', 'boleto'])[1 + n % 3], 'sandbox', '-', s.status,
     case s.status when 'refunded' then 'refund' when 'trash' then 'expired' when 'fail' then 'rejected' end,
     case when n % 1000 = 7 then now() end, case when n % 1000 = 7 then 'chargeback' end, 'ref-' || n, 'tra-' || n, case s.status when 'refunded' then 3990 else 0 end,
     ${someTimeAgo('n')}, ${someTimeAgo('n')} + interval '1 day', case when s.status in ('success', 'refunded') then ${someTimeAgo('n')} + interval '2 minutes' end
   from generate_series(${from}, ${to}) n,
     lateral (select case when n <= ${rows.users} then case when n % 33 = 0 then 'refunded' else 'success' end else (array['trash', 'fail', 'pending', 'trash', 'error'])[1 + n % 5] end as status) s`;

/**
 * A year of business. Triggers and foreign keys look away while it is written, so every row is written as they would
 * have left it.
 */
const statementsFor = (rows: Seeded) => [
  `insert into users (id, name, email, password_hash, role, status, is_irrestrict, invitation_token, created_at, updated_at)
   select ${uuidOf('user', 'n')}, ${first}[1 + n % 20] || ' ' || ${last}[1 + (n / 20) % 20] || ' ' || ${last}[1 + (n / 400) % 20], 'pessoa' || n || '@example.com', '-',
     case when n % 20000 = 0 then 'admin' when n % 10000 = 1 then 'mod' when n % 10000 = 2 then 'editor' when n % 5000 = 3 then 'dev' else 'user' end,
     case when n % 100 = 0 then 'suspended' when n % 100 = 1 then 'inactive' else 'active' end, n % 20 = 5, 'bench-' || n, ${someTimeAgo('n')}, now()
   from generate_series(1, ${rows.users}) n`,
  `insert into second_factors (user_id, sealed_secret, confirmed_at) select id, '-', now() from users where role in ('admin', 'mod') and invitation_token like 'bench-%'`,
  `insert into credit_accounts (user_id, available) select ${uuidOf('user', 'n')}, 9 from generate_series(1, ${rows.users}) n`,
  `insert into billing_profiles (user_id, sealed_cpf, cpf_hash, updated_at) select ${uuidOf('user', 'n')}, '-', 'hash-' || n, now() from generate_series(1, ${rows.users}, 2) n`,
  // Five entries for each account: ten credits granted, one held and captured, one held and released.
  `insert into credit_entries (id, user_id, kind, credits, hold_id, cause_kind, cause_id, reason, created_at) overriding system value
   select 1000 + n * 5 + k, ${uuidOf('user', 'n')}, (array['grant', 'hold', 'capture', 'hold', 'release'])[k], case k when 1 then 10 else 1 end,
     case k when 3 then 1000 + n * 5 + 2 when 5 then 1000 + n * 5 + 4 end, case k when 1 then 'payment' else 'video' end,
     case k when 1 then (${uuidOf('payment', 'n')})::text else n || '-' || k end, case k when 5 then 'failed' end, ${someTimeAgo('n')} + k * interval '1 minute'
   from generate_series(1, ${rows.users}) n, generate_series(1, 5) k`,
  `insert into credit_lots (id, user_id, kind, credits, remaining, spent) select 1000 + n * 5 + 1, ${uuidOf('user', 'n')}, 'grant', 10, 9, 1 from generate_series(1, ${rows.users}) n`,
  `select setval('credit_entries_id_seq', 2000000)`,
  paymentsFrom(1, rows.payments, rows),
  `insert into refunds (id, protocol, payment_id, user_id, state, credits, amount_cents, asked_at, decided_at, done_at)
   select ${uuidOf('refund', 'n')}, '20261101-' || n, ${uuidOf('payment', 'n')}, ${uuidOf('user', 'n')}, case when n % 330 = 0 then 'asked' else 'done' end, 9, 3990, ${someTimeAgo('n')}, ${someTimeAgo('n')}, ${someTimeAgo('n')}
   from generate_series(33, ${rows.users}, 33) n`,
  `insert into payment_events (id, gateway, event_id, kind, verdict, payment_id, body, received_at, handled_at)
   select ${uuidOf('event', 'n')}, 'sandbox', 'event-' || n, 'changed', case when n % 500 = 0 then 'forged' else 'accepted' end, (${uuidOf('payment', 'n')})::text, '{}', ${someTimeAgo('n')}, ${someTimeAgo('n')}
   from generate_series(1, ${rows.webhooks}) n`,
  `insert into processings (id, user_id, kind, status, stage, progress, error_code, credits, hold_id, title, seconds, settings, language, body_hash, created_at, started_at, finished_at)
   select ${uuidOf('processing', `n || '-' || k`)}, ${uuidOf('user', 'n')}, 'video', case k when 2 then 'completed' else 'error' end, 'done', 100, case when k = 4 then (array['cancelled', 'failed', 'refused'])[1 + n % 3] end, 1,
     1000 + n * 5 + k, 'video.mp4', 30, '{}', 'pt_BR', '-', ${someTimeAgo('n')}, ${someTimeAgo('n')} + interval '5 seconds', ${someTimeAgo('n')} + (20 + n % 900) * interval '1 second'
   from generate_series(1, ${rows.users}) n, generate_series(2, 4, 2) k`,
  `insert into audit_entries (actor_id, action, subject, subject_id, before, after, reason, created_at)
   select ${uuidOf('user', `20000 * (1 + n % 10)`)}, (array['user.status', 'user.verified', 'credits.gifted', 'sells.refund_approved', 'review.cleared'])[1 + n % 5], 'user', (${uuidOf('user', 'n')})::text, '{"a": 1}', '{"a": 2}', 'bench', ${someTimeAgo('n')}
   from generate_series(1, ${rows.audit_entries}) n`,
  'select figures_rebuild()',
];

export async function seedYear(database: Database, rows: Seeded = seeded): Promise<void> {
  await database.executeSql(
    `set session_replication_role = replica; ${statementsFor(rows).join(';\n')}; set session_replication_role = origin`,
  );
  await database.executeSql('vacuum analyze');
  // What was written is on the disk before anything is measured: a year of business does not arrive in a minute.
  await database.executeSql('checkpoint');
}

/** So many payments as nobody lists but an export must bear. */
export async function seedPaymentsUpTo(database: Database, count: number): Promise<void> {
  await database.executeSql(
    `set session_replication_role = replica; ${paymentsFrom(seeded.payments + 1, count, seeded)}; set session_replication_role = origin`,
  );
  await database.executeSql('vacuum analyze payments');
}

/** Some of what was written, to ask for. */
export async function findSamples(database: Database): Promise<{ userId: string; paymentId: string; adminId: string }> {
  const { rows } = await database.executeSql(
    `select ${uuidOf('user', '1234')} as user_id, ${uuidOf('payment', '1234')} as payment_id, ${uuidOf('user', '20000')} as admin_id`,
  );
  const [row = {}] = rows;
  return { userId: String(row['user_id']), paymentId: String(row['payment_id']), adminId: String(row['admin_id']) };
}

export async function explain(database: Database, query: { text: string; values: unknown[] }): Promise<string[]> {
  const { rows } = await database.executeSql(`explain (analyze, buffers, costs off) ${query.text}`, query.values);
  return rows.map((row) => String(row['QUERY PLAN']));
}
