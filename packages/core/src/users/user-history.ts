import type { LedgerLine, UserConsent, UserProcessing } from '@semblante/contracts';
import { listConsentsOfUser, listLedger, listProcessingsOfUser } from './user-history.queries.ts';
import type { UsersDeps } from './users-deps.ts';

type Deps = Pick<UsersDeps, 'db'>;

export interface Asked {
  userId: string;
  page: number;
}

export async function listLedgerOf(
  deps: Deps,
  { userId, page }: Asked,
): Promise<{ lines: LedgerLine[]; total: number }> {
  const { rows, total, balanceBefore } = await listLedger(deps.db, userId, page);
  let balance = balanceBefore;
  const lines = rows.map((row): LedgerLine => {
    const line = {
      id: row.id,
      kind: row.kind,
      credits: row.credits,
      amount: row.amount,
      balance,
      cause: { kind: row.causeKind, id: row.causeId },
      reason: row.reason,
      actor: row.actorId && row.actorName ? { id: row.actorId, name: row.actorName } : null,
      created_at: row.createdAt.toISOString(),
    };
    balance -= row.amount;
    return line;
  });
  return { lines, total };
}

export async function listProcessingsOf(
  deps: Deps,
  { userId, page }: Asked,
): Promise<{ processings: UserProcessing[]; total: number }> {
  const { rows, total } = await listProcessingsOfUser(deps.db, userId, page);
  const processings = rows.map(({ errorCode, createdAt, finishedAt, ...row }) => ({
    ...row,
    error_code: errorCode,
    created_at: createdAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
  }));
  return { processings, total };
}

export async function listConsentsOf(
  deps: Deps,
  { userId, page }: Asked,
): Promise<{ consents: UserConsent[]; total: number }> {
  const { rows, total } = await listConsentsOfUser(deps.db, userId, page);
  const consents = rows.map((row): UserConsent => ({
    id: row.id,
    kind: row.kind,
    text_version: row.textVersion,
    language: row.language,
    address: row.address,
    declared_at: row.declaredAt.toISOString(),
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    face:
      row.faceId && row.faceName && row.faceState ? { id: row.faceId, name: row.faceName, state: row.faceState } : null,
  }));
  return { consents, total };
}
