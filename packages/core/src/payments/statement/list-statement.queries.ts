import { type PaymentReason, type PaymentStatus, type RefundState, toolCauses } from '@semblante/contracts';
import { type Db, type NamedQuery, planQuery, runNamed } from '@semblante/db';
import { creditEntries, payments, processings, refunds } from '@semblante/db/schema';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../kernel/index.ts';

/** One line, before it is put into the caller's language. */
export interface Line {
  id: string;
  source: 'payment' | 'entry' | 'hold';
  /** The payment's status, the entry's kind, or how the hold was settled. */
  state: PaymentStatus | 'gift' | 'take_back' | 'debt' | 'debt_settlement' | 'capture' | 'release' | 'hold';
  cause_kind: string;
  cause_id: string | null;
  reason: PaymentReason | string | null;
  credits: number;
  amount_cents: number | null;
  at_ms: number;
  promotion_title_pt_br: string | null;
  promotion_title_en: string | null;
  percent_off: number | null;
  payment_id: string | null;
  is_payable: boolean;
  protocol: string | null;
  refund_state: RefundState | null;
  /** What the line of a processing was made of. A deleted result keeps its name here: the credit was spent on it. */
  title: string | null;
}

export interface LineFilter {
  type?: string | undefined;
  status?: string | undefined;
}

export const statementPerPage = 20;
type ListParam = 'userId' | 'now' | 'type' | 'status' | 'offset';
let plannedList: NamedQuery<ListParam> | undefined;

/**
 * Purchases whatever became of them, gifts and take-backs as the ledger has them, and one line for each hold with its
 * end. One statement for a page and how many lines there are.
 */
export async function listLines(
  db: Db,
  asked: { userId: UserId; now: Date; filter: LineFilter; page: number },
): Promise<{ lines: Line[]; total: number }> {
  plannedList ??= planList();
  const [found] = await runNamed(db, plannedList, {
    userId: asked.userId,
    now: asked.now.toISOString(),
    type: asked.filter.type ?? null,
    status: asked.filter.status ?? null,
    offset: (asked.page - 1) * statementPerPage,
  });
  const [lines, total] = found as [Line[], number];
  return { lines, total };
}

const causesOfTools = sql.raw(`(${toolCauses.map((cause) => `'${cause}'`).join(', ')})`);

const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

function planList(): NamedQuery<ListParam> {
  const lines = linesOf(sql.placeholder('userId'), sql.placeholder('now'));
  const page = sql`
    select * from line order by at_ms desc, id desc
    limit ${sql.raw(String(statementPerPage))} offset ${sql.placeholder('offset')}`;
  // Not every hold is of a processing, and what another one is of need not be a UUID.
  const title = sql`
    select ${processings.title} from ${processings}
    where ${processings.userId} = ${sql.placeholder('userId')} and page.source = 'hold'
      and ${processings.id} = case when page.cause_id ~ ${sql.raw(`'${uuidPattern}'`)} then page.cause_id::uuid end`;
  return planQuery(
    'list_statement',
    sql`
    with line as materialized (select * from (${lines}) every_line where ${condition})
    select
      (select coalesce(json_agg(shown order by shown.at_ms desc, shown.id desc), '[]')
        from (select page.*, (${title}) as title from (${page}) page) shown),
      (select count(*)::int from line)`,
  );
}

const uuidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

function linesOf(userId: Placeholder, now: Placeholder): SQL {
  const nothing = sql`null::text as promotion_title_pt_br, null::text as promotion_title_en, null::int as percent_off`;
  return sql`
    select p.id::text as id, 'payment' as source, p.status as state, 'purchase' as type, 'payment' as cause_kind, null::text as cause_id, p.status_reason as reason,
      p.credits, p.amount_cents, ${ms(sql`coalesce(p.paid_at, p.created_at)`)} as at_ms,
      p.promotion_title_pt_br, p.promotion_title_en, p.percent_off, p.id::text as payment_id,
      (p.status = 'pending' and p.expires_at > ${now}::timestamptz) as is_payable, r.protocol, r.state as refund_state
    from ${payments} p
    left join lateral (select protocol, state from ${refunds} where payment_id = p.id order by asked_at desc, id desc limit 1) r on true
    where p.user_id = ${userId}
    union all
    select 'e' || e.id, 'entry', e.kind, case e.kind when 'gift' then 'gift' else 'other' end, e.cause_kind, null, e.reason,
      e.amount, null, ${ms(sql`e.created_at`)}, ${nothing}, grant_entry.cause_id, false, null, null
    from ${creditEntries} e
    left join ${creditEntries} grant_entry on grant_entry.id = e.lot_id and grant_entry.kind = 'grant'
    where e.user_id = ${userId} and e.kind in ('gift', 'take_back', 'debt', 'debt_settlement')
    union all
    select 'e' || h.id, 'hold', coalesce(s.kind, 'hold'), case when h.cause_kind in ${causesOfTools} then h.cause_kind else 'other' end, h.cause_kind, h.cause_id, s.reason,
      case s.kind when 'release' then 0 else -h.credits end, null, ${ms(sql`h.created_at`)}, ${nothing}, null, false, null, null
    from ${creditEntries} h
    left join ${creditEntries} s on s.hold_id = h.id and s.kind in ('capture', 'release')
    where h.user_id = ${userId} and h.kind = 'hold'
  `;
}

/** The statuses of docs/product/payments.md, as the database can filter by them. */
const statusOfLine = sql`case
  when source = 'payment' then state
  when state in ('gift', 'capture', 'debt_settlement') then 'completed'
  when state in ('take_back', 'debt') then 'refunded'
  when state = 'hold' then 'pending'
  when state = 'release' then 'error'
  else 'unknown' end`;

const condition = sql`
  (${sql.placeholder('type')}::text is null or type = ${sql.placeholder('type')})
  and (${sql.placeholder('status')}::text is null or ${statusOfLine} = ${sql.placeholder('status')})`;
