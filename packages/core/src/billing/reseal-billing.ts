import type { Db } from '@semblante/db';
import { type Keys, type Report, resealRows } from '../kernel/index.ts';
import { listSealedCpfs, replaceSealedCpf } from './billing.queries.ts';
import { hashesOfCpf, resealCpf, unsealCpf } from './cpf.ts';

/** CPFs and their hashes, as the deployment's present secret makes them. A hash whose CPF is gone stays as it is. */
export async function resealBilling({ db, keys }: { db: Db; keys: Keys }, report: Report): Promise<void> {
  await resealRows(
    async (after) => await listSealedCpfs(db, after),
    ({ userId }) => userId,
    async ({ userId, sealedCpf }) => {
      const to = resealCpf(keys, sealedCpf);
      if (to === undefined) return;
      const cpfHashes = hashesOfCpf(keys, unsealCpf(keys, sealedCpf));
      await db.transaction(async (tx) => await replaceSealedCpf(tx, { userId, from: sealedCpf, to, cpfHashes }));
    },
    report,
  );
}
