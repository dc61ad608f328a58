import type { BlockSubject, ReviewCase } from '@semblante/contracts';
import { listBlocked, nameThings } from '../blocking/index.ts';
import { listMadeOf } from './case-details.queries.ts';
import type { ReviewDeps } from './decide-case.ts';
import type { CaseRow } from './review.queries.ts';

export type BlockableOfCase = ReviewCase['blockable'][number];
type Related = { subject: BlockSubject; id: string };

/** The thing itself, what a result was made of, and the account behind it. */
export async function listBlockable(
  deps: Pick<ReviewDeps, 'db' | 'blockables'>,
  cases: readonly CaseRow[],
): Promise<Map<string, BlockableOfCase[]>> {
  const parts = await listMadeOf(
    deps.db,
    cases.filter(({ subject }) => subject === 'processing').map(({ subjectId }) => subjectId),
  );
  const related = new Map(cases.map((found) => [found.id, relatedOf(found, parts.get(found.subjectId) ?? [])]));
  const all = [...related.values()].flat();
  const things = await nameThings(deps, all);
  const blocked = await blockedAmong(deps, all);
  return new Map(
    [...related].map(([id, each]) => [
      id,
      each.flatMap(({ subject, id: thingId }) => {
        const thing = things.get(`${subject} ${thingId}`);
        return thing
          ? [{ subject, id: thingId, name: thing.name, is_blocked: blocked.has(`${subject} ${thingId}`) }]
          : [];
      }),
    ]),
  );
}

function relatedOf({ subject, subjectId, userId }: CaseRow, parts: readonly Related[]): Related[] {
  const itself = subject === 'report' ? [] : [{ subject, id: subjectId }];
  return [...itself, ...parts, ...(userId ? [{ subject: 'account' as const, id: userId }] : [])];
}

async function blockedAmong({ db }: Pick<ReviewDeps, 'db'>, all: readonly Related[]): Promise<Set<string>> {
  const subjects = [...new Set(all.map(({ subject }) => subject))];
  const found = await Promise.all(
    subjects.map(async (subject) =>
      [
        ...(await listBlocked(db, {
          subject,
          ids: all.filter((each) => each.subject === subject).map(({ id }) => id),
        })),
      ].map((id) => `${subject} ${id}`),
    ),
  );
  return new Set(found.flat());
}
