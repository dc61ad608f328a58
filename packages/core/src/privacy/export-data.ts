import { type DataExport, type Language, roles } from '@semblante/contracts';
import { lockPerson, type SessionUser } from '../accounts/index.ts';
import {
  addMs,
  AppError,
  type CopiedFile,
  type CopiedRow,
  eachAlone,
  hourMs,
  newId,
  type Report,
  type UserId,
} from '../kernel/index.ts';
import { findPerson } from './erasure.queries.ts';
import {
  type ExportRow,
  findExport,
  findLatestExport,
  findOwnExport,
  insertExport,
  listOverExports,
  moveExport,
} from './export.queries.ts';
import { folderOfExport, type PrivacyDeps } from './privacy-deps.ts';
import { register } from './register.ts';
import { showExport } from './show-privacy.ts';

/** One copy a day: asked for again within it, the answer is the same copy. */
const onceInMs = 24 * hourMs;
/** Longer than any copy takes: its worker crashed. */
const forgottenMs = 6 * hourMs;

export async function askExport(
  deps: PrivacyDeps,
  me: SessionUser,
  caller: { language: Language },
): Promise<DataExport> {
  return await deps.db.transaction(async (tx) => {
    await lockPerson(tx, me.userId);
    const now = deps.clock();
    const latest = await findLatestExport(tx, me.userId);
    if (latest && latest.state !== 'failed' && latest.askedAt > addMs(now, -onceInMs)) {
      if (latest.state === 'expired') throw new AppError('privacy.export_daily');
      return showExport(latest);
    }
    const id = newId<string>();
    // An old one that is still there makes room for the new.
    if (latest?.state === 'ready') await moveExport(tx, latest.id, ['ready'], expired);
    await insertExport(tx, {
      id,
      userId: me.userId,
      state: 'waiting',
      language: me.language ?? caller.language,
      askedAt: now,
    });
    await deps.enqueue(tx, 'make-export', { export_id: id });
    const asked = await findExport(tx, id);
    if (!asked) throw new AppError('privacy.no_export');
    return showExport(asked);
  });
}

const expired = { state: 'expired', fileKey: null, nonce: null, tag: null } as const;

/** What goes into a copy. Nothing of anybody else: every part asks for the rows of one account. */
export async function collectCopy(
  deps: PrivacyDeps,
  userId: UserId,
): Promise<{ sections: Map<string, readonly CopiedRow[]>; files: CopiedFile[] }> {
  const sections = new Map<string, readonly CopiedRow[]>();
  const files: CopiedFile[] = [];
  for (const { copy } of register) {
    const part = await copy?.(deps.db, { userId, keys: deps.keys, accountKeys: deps.accountKeys });
    for (const [name, rows] of Object.entries(part?.sections ?? {})) sections.set(name, rows);
    files.push(...(part?.files ?? []));
  }
  return { sections, files };
}

/** Undefined when it is not to be made any more: made by another, or its account gone. */
export async function beginExport(deps: PrivacyDeps, id: string): Promise<(ExportRow & { name: string }) | undefined> {
  await moveExport(deps.db, id, ['waiting'], { state: 'making' });
  const row = await findExport(deps.db, id);
  const person = row && (await findPerson(deps.db, row.userId));
  return row?.state === 'making' && person && !person.erasedAt ? { ...row, name: person.name } : undefined;
}

export interface MadeExport {
  id: string;
  userId: UserId;
  language: Language;
  fileKey: string;
  bytes: number;
  nonce: string;
  tag: string;
}

export async function finishExport(deps: PrivacyDeps, made: MadeExport): Promise<void> {
  const { id, userId, language, ...file } = made;
  const isKept = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const readyAt = deps.clock();
    const expiresAt = addMs(readyAt, deps.exportsHours * hourMs);
    if (!(await moveExport(tx, id, ['making'], { state: 'ready', readyAt, expiresAt, ...file }))) return false;
    const person = await findPerson(tx, userId);
    if (person)
      await deps.queueMail(tx, {
        template: 'export_ready',
        to: person.email,
        language,
        params: {
          name: person.name,
          area: person.role ? roles[person.role].area : 'user',
          expires_at: expiresAt.toISOString(),
          valid_hours: deps.exportsHours,
        },
      });
    await deps.publishEvent(tx, userId, { kind: 'notification', notice: 'export_ready', params: {} });
    return true;
  });
  if (!isKept) await deps.files.remove(made.fileKey);
}

export async function failExport(deps: PrivacyDeps, id: string): Promise<void> {
  await moveExport(deps.db, id, ['waiting', 'making'], { state: 'failed' });
  await deps.files.remove(folderOfExport(id));
}

/** The encrypted file of one's own copy, while it is kept. */
export async function fileOfOwnExport(deps: PrivacyDeps, asked: { id: string; userId: UserId }) {
  const row = await findOwnExport(deps.db, asked);
  const { fileKey, nonce, tag, bytes, expiresAt } = row ?? {};
  if (row?.state !== 'ready' || !fileKey || !nonce || !tag || !expiresAt || expiresAt <= deps.clock())
    throw new AppError('privacy.no_export');
  return {
    key: fileKey,
    nonce: Buffer.from(nonce, 'base64url'),
    tag: Buffer.from(tag, 'base64url'),
    bytes: bytes ?? 0,
    madeAt: row.readyAt ?? row.askedAt,
  };
}

/** Copies whose hours are over, and those whose maker died. */
export async function purgeExports(deps: PrivacyDeps, report: Report): Promise<void> {
  const now = deps.clock();
  const end = async ({ id, state }: { id: string; state: string }) => {
    if (state === 'ready') await moveExport(deps.db, id, ['ready'], expired);
    else await failExport(deps, id);
    await deps.files.remove(folderOfExport(id));
  };
  await eachAlone(await listOverExports(deps.db, { now, forgotten: addMs(now, -forgottenMs) }), end, report);
}
