import type { AuditAction, AuditTold } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { writeAudit } from '../../audit/index.ts';
import { AppError, type UserId } from '../../kernel/index.ts';
import type { CatalogDeps } from '../catalog-deps.ts';
import { listCategoriesOf } from '../categories.queries.ts';
import { changeClip, type ClipRow, findWholeClip, lockClip } from '../clip.queries.ts';
import { dayOf } from '../day.ts';
import { problemsOf } from './clip-state.ts';

export interface ClipEdit {
  id: string;
  /** Undefined when a rule of the product does it. */
  by: UserId | undefined;
  /** What the editor was looking at; undefined where the change is whole in itself. */
  version?: number | undefined;
}

type ClipAction = Extract<AuditAction, `clip.${string}`>;

/** What one act of staff does to a clip: the columns it sets, and how the audit tells it. */
export interface ClipChange<Action extends ClipAction> {
  action: Action;
  set: Partial<ClipRow>;
  before: AuditTold<Action>;
  after: AuditTold<Action>;
  reason?: string | undefined;
}

/** Somebody else was faster: nothing is written, and the caller shows what is there now. */
export type Edited = 'done' | 'conflict';

/**
 * One editor at a time, one version for each change, one line of audit in the same commit. A clip in the catalogue
 * never loses what let it in.
 */
export async function editClip<Action extends ClipAction>(
  deps: Pick<CatalogDeps, 'db' | 'clock'>,
  { id, by, version }: ClipEdit,
  change: (tx: Tx, clip: ClipRow) => Promise<ClipChange<Action>>,
): Promise<Edited> {
  return await deps.db.transaction(async (tx) => {
    const clip = await lockClip(tx, id);
    if (!clip) throw new AppError('catalog.not_found');
    if (version !== undefined && version !== clip.version) return 'conflict';
    const { action, set, ...told } = await change(tx, clip);
    const at = deps.clock();
    await requirePublishable(tx, { ...clip, ...set }, dayOf(at));
    await changeClip(tx, id, { ...set, version: clip.version + 1, updatedAt: at });
    await writeAudit(tx, { actorId: by, action, subject: 'clip', subjectId: id, ...told, at });
    return 'done';
  });
}

async function requirePublishable(tx: Tx, clip: ClipRow, today: string): Promise<void> {
  if (clip.state !== 'published') return;
  const whole = await findWholeClip(tx, clip.id);
  const categories = (await listCategoriesOf(tx, [clip.id])).get(clip.id)?.length ?? 0;
  const [problem] = whole ? problemsOf({ ...whole, clip }, { categories, today }) : [];
  if (problem) throw new AppError(`catalog.${problem}`);
}
