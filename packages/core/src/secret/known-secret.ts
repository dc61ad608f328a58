import type { Db } from '@semblante/db';
import type { Keys } from '../kernel/index.ts';
import { deleteMarks, insertMark, listMarks } from './secret-marks.queries.ts';

type SecretDeps = { db: Db; keys: Keys };

/** What is sealed here opens with a secret that this process was not given. For an operator: it names the settings. */
export class SecretUnknown extends Error {
  override name = 'SecretUnknown';
  constructor() {
    super(
      'APP_SECRET (or DATA_DIR/secret, where it is kept when none is given) is not the secret with which this database and its keys are sealed: nothing of it would open. ' +
        'Give the secret that it had before. To change it on purpose, give the new one as APP_SECRET and the old one as APP_SECRET_PREVIOUS (docs/operations.md, Secret).',
    );
  }
}

/** Throws for a secret that opens nothing here. The first process of a new database says which one is its own. */
export async function requireKnownSecret({ db, keys }: SecretDeps): Promise<void> {
  const marks = await listMarks(db);
  if (marks.some((mark) => !keys.marks.includes(mark))) throw new SecretUnknown();
}

/**
 * From now on this process seals with the present secret. `changing`: something may still be sealed with an earlier
 * one.
 */
export async function useSecret({ db, keys }: SecretDeps): Promise<'changing' | 'settled'> {
  await requireKnownSecret({ db, keys });
  const [present = ''] = keys.marks;
  await insertMark(db, present);
  return (await listMarks(db)).length > 1 ? 'changing' : 'settled';
}

/** Everything is sealed with the present secret: no process needs the earlier ones any more. */
export async function retireSecrets({ db, keys }: SecretDeps): Promise<void> {
  const [, ...earlier] = keys.marks;
  if (earlier.length > 0) await deleteMarks(db, earlier);
}
