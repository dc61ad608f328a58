import type { AuditFilter, AuditItem } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import type { AccountKeys, Clock, UserId } from '../kernel/index.ts';
import { type AuditRow, listAuditAfter, listAuditRows } from './list-audit.queries.ts';
import { openAudit } from './open-audit.ts';
import { writeAudit } from './write-audit.ts';

export interface AuditDeps {
  db: Db;
  clock: Clock;
  accountKeys: AccountKeys;
}

const exportedAtOnce = 1_000;

export async function listAudit(deps: AuditDeps, filter: AuditFilter, page: number): Promise<{ items: AuditItem[]; counted: number }> {
  const { rows, counted } = await listAuditRows(deps.db, filter, page);
  return { items: await Promise.all(rows.map((row) => show(deps, row))), counted };
}

/** Everything that matches, newest first, a batch at a time. Taking it out of the house is an act like others. */
export async function* exportAudit(deps: AuditDeps, filter: AuditFilter, by: UserId): AsyncGenerator<AuditItem> {
  await deps.db.transaction(async (tx) => await writeAudit(tx, { actorId: by, action: 'audit.exported', subject: 'audit', subjectId: by, after: filter, at: deps.clock() }));
  let last: AuditRow | undefined;
  do {
    const rows = await listAuditAfter(deps.db, filter, last, exportedAtOnce);
    for (const row of rows) yield await show(deps, row);
    last = rows.length === exportedAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

async function show(deps: AuditDeps, row: AuditRow): Promise<AuditItem> {
  const { before, after, reason } = await openAudit(deps.accountKeys, row);
  return {
    id: row.id,
    actor: row.actorId && row.actorName && row.actorEmail ? { id: row.actorId, name: row.actorName, email: row.actorEmail } : null,
    action: row.action,
    subject: row.subject,
    subject_id: row.subjectId,
    before,
    after,
    reason,
    at: row.createdAt.toISOString(),
  };
}
