import { fixedRetention } from '@semblante/contracts';
import { constraintViolated } from '@semblante/db';
import { endEverySession, lockPerson } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { folderOfPreviews } from '../faces/index.ts';
import { addMs, dayMs } from '../kernel/index.ts';
import { forgetNotices } from '../live/index.ts';
import { cancelPendingOf } from '../payments/index.ts';
import { stopAllOf } from '../processings/index.ts';
import { eraseTables, markErased } from './erase-tables.queries.ts';
import { type ErasureRow, findPerson, listDue, moveErasure, shutAccount } from './erasure.queries.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { register } from './register.ts';

/** A worker that was rendering learns within seconds that its work is over; by then it has written its last byte. */
const sweepAfterMs = 60_000;

/** Every wish whose days are over. Each part may be interrupted anywhere and run again, by any process. */
export async function eraseDueAccounts(deps: PrivacyDeps, report: (error: unknown) => void): Promise<number> {
  const now = deps.clock();
  const due = await listDue(deps.db, { now, patience: addMs(now, -fixedRetention.refund_wait_days * dayMs) });
  for (const erasure of due) await goOn(deps, erasure).catch(report);
  return due.length;
}

async function goOn(deps: PrivacyDeps, erasure: ErasureRow): Promise<void> {
  if (erasure.state === 'sweeping') return await sweep(deps, erasure);
  const begun = erasure.state === 'waiting' ? await shutDoor(deps, erasure) : erasure;
  if (begun) await erase(deps, begun);
}

/** After this nobody is logged in and no new thing begins. The last administrator stays until there is another. */
async function shutDoor(deps: PrivacyDeps, erasure: ErasureRow): Promise<ErasureRow | undefined> {
  try {
    return await deps.db.transaction(async (tx) => {
      await lockPerson(tx, erasure.userId);
      if (!(await moveErasure(tx, erasure.id, 'waiting', { state: 'erasing' }))) return undefined;
      await shutAccount(tx, erasure.userId, deps.clock());
      // Counted here: when the rest is deleted they are gone, and the receipt would not know of them.
      const sessions = await endEverySession(tx, erasure.userId);
      return await moveErasure(tx, erasure.id, 'erasing', { counts: { sessions } });
    });
  } catch (cause) {
    if (constraintViolated(cause) === 'users_keep_an_admin') return undefined;
    throw cause;
  }
}

/**
 * All of the database in one commit; then the files, and last the key, without which the rest of the world's copies are
 * noise.
 */
async function erase(deps: PrivacyDeps, { id, userId, protocol, counts: begun }: ErasureRow): Promise<void> {
  const person = await findPerson(deps.db, userId);
  if (!person || person.erasedAt) return;
  const { name, email, language } = person;
  await cancelPendingOf(deps.payments, userId);
  await deps.mails.forgetWritten(email);
  const mailMark = deps.mails.markOf(email);
  const folders = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const unfinished = await stopAllOf(tx, deps.processings, userId);
    const erased = await eraseTables(
      tx,
      register.flatMap(({ tables }) => tables),
      userId,
    );
    await forgetNotices(tx, userId);
    const counts = {
      ...erased.counts,
      sessions: (begun?.['sessions'] ?? 0) + (erased.counts.sessions ?? 0),
      mails: await deps.mails.forget(tx, mailMark),
    };
    const erasedAt = deps.clock();
    const gone = [...new Set([...erased.folders, ...unfinished, folderOfPreviews(userId)])];
    const moved = await moveErasure(tx, id, 'erasing', {
      state: 'sweeping',
      erasedAt,
      counts,
      folders: gone,
      mailMark,
    });
    if (!moved) throw new Error(`Erasure ${protocol} was not the one that was under way`);
    await writeAudit(tx, {
      action: 'account.erased',
      subject: 'user',
      subjectId: userId,
      after: { protocol, ...counts },
      at: erasedAt,
    });
    await deps.queueMail(tx, {
      template: 'erasure_done',
      to: email,
      language: language ?? 'pt_BR',
      params: { name, protocol, erased_at: erasedAt.toISOString(), counts },
    });
    await markErased(tx, userId, erasedAt);
    return gone;
  });
  for (const folder of folders) await deps.files.remove(folder);
  await deps.accountKeys.destroy(userId);
}

/**
 * A second look, when whoever was still writing has stopped and the receipt is sent: then even the hash of the address
 * goes.
 */
async function sweep(deps: PrivacyDeps, { id, userId, folders, mailMark, erasedAt }: ErasureRow): Promise<void> {
  for (const folder of folders) await deps.files.remove(folder);
  await deps.accountKeys.destroy(userId);
  if (!erasedAt || deps.clock() < addMs(erasedAt, sweepAfterMs)) return;
  if (mailMark && (await deps.mails.countUnsent(mailMark)) > 0) return;
  await deps.db.transaction(async (tx) => {
    if (mailMark) await deps.mails.forget(tx, mailMark);
    await moveErasure(tx, id, 'sweeping', { state: 'done', doneAt: deps.clock(), folders: [], mailMark: null });
  });
}
