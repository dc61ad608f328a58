import type { AuditFilter, AuditItem } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import type { AccountKeys, Clock, UserId } from '../kernel/index.ts';
import { type AuditRow, listAuditAfter, listAuditRows } from './list-audit.queries.ts';
import { listNamed } from './named-things.queries.ts';
import { openAudit } from './open-audit.ts';
import { writeAudit } from './write-audit.ts';

export interface AuditDeps {
  db: Db;
  clock: Clock;
  accountKeys: AccountKeys;
}

/** An entry as it was written. */
type Told = Omit<AuditItem, 'names'>;

const exportedAtOnce = 1_000;

export async function listAudit(
  deps: AuditDeps,
  filter: AuditFilter,
  page: number,
): Promise<{ items: AuditItem[]; counted: number }> {
  const { rows, counted } = await listAuditRows(deps.db, filter, page);
  return { items: await withNames(deps, await Promise.all(rows.map((row) => show(deps, row)))), counted };
}

/** Everything that matches, newest first, a batch at a time. Taking it out of the house is an act like others. */
export async function* exportAudit(deps: AuditDeps, filter: AuditFilter, by: UserId): AsyncGenerator<Told> {
  await deps.db.transaction(
    async (tx) =>
      await writeAudit(tx, {
        actorId: by,
        action: 'audit.exported',
        subject: 'audit',
        subjectId: by,
        after: filter,
        at: deps.clock(),
      }),
  );
  let last: AuditRow | undefined;
  do {
    const rows = await listAuditAfter(deps.db, filter, last, exportedAtOnce);
    for (const row of rows) yield await show(deps, row);
    last = rows.length === exportedAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

async function withNames(deps: AuditDeps, items: readonly Told[]): Promise<AuditItem[]> {
  const told = [...new Set(items.flatMap(stringsOf))];
  const named = await listNamed(deps.db, {
    ids: told.filter((text) => anId.test(text)),
    words: told.filter((text) => aWord.test(text)),
  });
  return items.map((item) => {
    const strings = stringsOf(item);
    return { ...item, names: named.filter(({ id }) => strings.includes(id)) };
  });
}

const anId = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

const aWord = /^[a-z\d_-]{1,40}$/;

function stringsOf({ subject_id, before, after }: Told): string[] {
  const told = [before, after].flatMap((side) =>
    typeof side === 'object' && side !== null ? Object.values(side).flat() : [],
  );
  return [subject_id, ...told].filter((value) => typeof value === 'string');
}

async function show(deps: AuditDeps, row: AuditRow): Promise<Told> {
  const { before, after, reason } = await openAudit(deps.accountKeys, row);
  return {
    id: row.id,
    actor:
      row.actorId && row.actorName && row.actorEmail
        ? { id: row.actorId, name: row.actorName, email: row.actorEmail }
        : null,
    action: row.action,
    subject: row.subject,
    subject_id: row.subjectId,
    before,
    after,
    reason,
    at: row.createdAt.toISOString(),
  };
}
