import type { Language, NoticeName, ReviewReason, ScreenReason } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import { findRecipient } from '../notices/index.ts';
import type { CaseDeps } from './case-deps.ts';
import { type CaseThing, findThing } from './case-thing.queries.ts';
import { continueAfter } from './continue-after.ts';
import { isOfScreen } from './own-case.ts';
import type { CaseRow } from './review.queries.ts';

type Told = Pick<CaseRow, 'subject' | 'subjectId'> & { userId: UserId };
type MailDeps = Pick<CaseDeps, 'queueMail'>;

/** News of a result come with its own live event. */
const heldNotices = { face: 'face_held', video: 'video_held', image: 'image_held' } as const satisfies Partial<
  Record<CaseRow['subject'], NoticeName>
>;

/** At once, on the page and by mail: what was doubted, at which moment, and when a decision comes at the latest. */
export async function tellHeld(
  tx: Tx,
  deps: CaseDeps,
  held: Told & { reason: ScreenReason; moments: number[]; decideBy: Date },
): Promise<void> {
  const thing = await findThing(tx, held);
  if (!thing) return;
  // Pictures come by the batch, and their mail waits for the rest of it: `tellHeldImages`.
  if (held.subject !== 'image') await mailHeld(tx, deps, { ...held, others: 0 });
  if (held.subject !== 'processing' && held.subject !== 'report')
    await deps.publishEvent(tx, held.userId, {
      kind: 'notification',
      notice: heldNotices[held.subject],
      params: { name: thing.title },
    });
}

export async function mailHeld(
  tx: Tx,
  deps: MailDeps,
  held: Told & { reason: ReviewReason; moments: number[]; decideBy: Date; others: number },
): Promise<void> {
  const { reason, moments, decideBy, others } = held;
  const letter = await addressTo(tx, held);
  if (letter && isOfScreen(reason))
    await deps.queueMail(tx, {
      template: 'review_held',
      ...letter.to,
      params: { ...letter.params, reason, moments, decide_by: decideBy.toISOString(), others },
    });
}

/** The promise was broken, and its owner hears it from us. */
export async function tellDelayed(tx: Tx, deps: CaseDeps, late: Told): Promise<void> {
  const letter = await addressTo(tx, late);
  if (!letter) return;
  await deps.queueMail(tx, { template: 'review_delayed', ...letter.to, params: letter.params });
  await deps.publishEvent(tx, late.userId, {
    kind: 'notification',
    notice: 'review_delayed',
    params: { name: letter.thing.title },
  });
}

/** `found` is the case as it was before the decision; `thing` as well. */
export async function mailDecision(
  tx: Tx,
  deps: MailDeps,
  decided: { found: CaseRow; userId: UserId; thing: CaseThing; outcome: 'cleared' | 'refused' },
): Promise<void> {
  const { found, userId, outcome, thing } = decided;
  const letter = await addressTo(tx, { ...found, userId }, thing);
  if (!letter) return;
  const continuation = await continueAfter(tx, found, userId);
  await deps.queueMail(tx, {
    template: 'review_decided',
    ...letter.to,
    params: { ...letter.params, outcome, can_appeal: outcome === 'refused' && found.appeal === null, continuation },
  });
}

async function addressTo(tx: Tx, { subject, subjectId, userId }: Told, known?: CaseThing) {
  if (subject === 'report') return undefined;
  const [person, thing] = [await findRecipient(tx, userId), known ?? (await findThing(tx, { subject, subjectId }))];
  if (!person || !thing) return undefined;
  const to: { to: string; language: Language } = { to: person.email, language: person.language ?? 'pt_BR' };
  return {
    to,
    thing,
    params: {
      name: person.name,
      subject,
      subject_id: subjectId,
      title: thing.title,
      is_clip: thing.isClip,
      ...(thing.imagePurpose && { image_purpose: thing.imagePurpose }),
    },
  };
}
