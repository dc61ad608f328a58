import type { Db } from '@semblante/db';
import { type Keys, type Report, resealRows } from '../kernel/index.ts';
import { listSealedContacts, replaceSealedContact } from './report.queries.ts';

const purpose = 'report-contact';

export const sealContact = (keys: Keys, email: string): string => keys.seal(purpose, email);
export const unsealContact = (keys: Keys, sealed: string): string => keys.unseal(purpose, sealed);

/** Where to answer, as the deployment's present secret seals it. */
export async function resealContacts({ db, keys }: { db: Db; keys: Keys }, report: Report): Promise<void> {
  await resealRows(
    async (after) => await listSealedContacts(db, after),
    ({ id }) => id,
    async ({ id, sealedEmail }) => {
      const to = keys.reseal(purpose, sealedEmail);
      if (to !== undefined)
        await db.transaction(async (tx) => await replaceSealedContact(tx, { id, from: sealedEmail, to }));
    },
    report,
  );
}
