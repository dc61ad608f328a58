import type { Block, BlocksQuery, BlockSubject } from '@semblante/contracts';
import { AppError, type UserId } from '../kernel/index.ts';
import { findNamedBlock, listNamedBlocks, type NamedBlock } from './block.queries.ts';
import type { BlockingDeps, Thing } from './blocking-deps.ts';

export const blocksPerPage = 20;

type ListDeps = Pick<BlockingDeps, 'db' | 'blockables'>;
type Named = { subject: BlockSubject; id: string };

export async function listBlocks(
  deps: ListDeps,
  query: BlocksQuery & { by: UserId },
): Promise<{ blocks: Block[]; total: number }> {
  const { rows, total } = await listNamedBlocks(deps.db, { ...query, perPage: blocksPerPage });
  return { blocks: await show(deps, rows, query.by), total };
}

export async function getBlock(deps: ListDeps, asked: { id: string; by: UserId }): Promise<Block> {
  const found = await findNamedBlock(deps.db, asked.id);
  const [shown] = found ? await show(deps, [found], asked.by) : [];
  if (!shown) throw new AppError('review.block_not_found');
  return shown;
}

/** What things of many kinds are called, one question a kind. */
export async function nameThings(deps: ListDeps, wanted: readonly Named[]): Promise<Map<string, Thing>> {
  const subjects = [...new Set(wanted.map(({ subject }) => subject))];
  const found = await Promise.all(
    subjects.map(async (subject) => {
      const ids = wanted.filter((each) => each.subject === subject).map(({ id }) => id);
      return (await deps.blockables[subject].list(deps.db, ids)).map(
        (thing) => [`${subject} ${thing.id}`, thing] as const,
      );
    }),
  );
  return new Map(found.flat());
}

async function show(deps: ListDeps, rows: readonly NamedBlock[], by: UserId): Promise<Block[]> {
  const things = await nameThings(
    deps,
    rows.map(({ block }) => ({ subject: block.subject, id: block.subjectId })),
  );
  return rows.map(({ block, owner, placer, proposer, lifter }) => ({
    id: block.id,
    subject: block.subject,
    subject_id: block.subjectId,
    name: things.get(`${block.subject} ${block.subjectId}`)?.name ?? null,
    owner,
    reason: block.reason,
    placed_by: placer,
    placed_at: block.placedAt.toISOString(),
    proposal:
      proposer && block.proposalReason !== null && block.proposedAt !== null
        ? {
            by: proposer,
            reason: block.proposalReason,
            at: block.proposedAt.toISOString(),
            is_mine: proposer.id === by,
          }
        : null,
    lifted: lifter && block.liftedAt ? { by: lifter, at: block.liftedAt.toISOString() } : null,
  }));
}
