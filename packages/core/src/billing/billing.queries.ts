import type { Reader, Tx } from '@semblante/db';
import { billingProfiles, payments, users } from '@semblante/db/schema';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { resealedAtOnce, type UserId } from '../kernel/index.ts';

export async function findBilling(
  reader: Reader,
  userId: UserId,
): Promise<
  { name: string; email: string; phone: string | null; sealedCpf: string | null; cpfHash: string | null } | undefined
> {
  const [found] = await reader
    .select({
      name: users.name,
      email: users.email,
      phone: users.phone,
      sealedCpf: billingProfiles.sealedCpf,
      cpfHash: billingProfiles.cpfHash,
    })
    .from(users)
    .leftJoin(billingProfiles, eq(billingProfiles.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1);
  return found;
}

export async function findUserByCpfHashes(reader: Reader, cpfHashes: readonly string[]): Promise<UserId | undefined> {
  const [found] = await reader
    .select({ userId: billingProfiles.userId })
    .from(billingProfiles)
    .where(inArray(billingProfiles.cpfHash, [...cpfHashes]))
    .limit(1);
  return found?.userId as UserId | undefined;
}

export async function takeBillingProfile(tx: Tx, userId: UserId): Promise<{ sealedCpf: string } | undefined> {
  const [taken] = await tx
    .delete(billingProfiles)
    .where(eq(billingProfiles.userId, userId))
    .returning({ sealedCpf: billingProfiles.sealedCpf });
  return taken;
}

export async function saveBilling(
  tx: Tx,
  billing: { userId: UserId; sealedCpf: string; cpfHash: string; phone: string; now: Date },
): Promise<void> {
  const { userId, sealedCpf, cpfHash, phone, now } = billing;
  await tx
    .insert(billingProfiles)
    .values({ userId, sealedCpf, cpfHash, updatedAt: now })
    .onConflictDoUpdate({ target: billingProfiles.userId, set: { sealedCpf, cpfHash, updatedAt: now } });
  await tx.update(users).set({ phone, updatedAt: now }).where(eq(users.id, userId));
}

export async function listSealedCpfs(reader: Reader, after: string): Promise<{ userId: UserId; sealedCpf: string }[]> {
  const rows = await reader
    .select({ userId: billingProfiles.userId, sealedCpf: billingProfiles.sealedCpf })
    .from(billingProfiles)
    .where(gt(billingProfiles.userId, after))
    .orderBy(asc(billingProfiles.userId))
    .limit(resealedAtOnce);
  return rows as { userId: UserId; sealedCpf: string }[];
}

/** The profile as it was read, and every purchase that knows its payer by an earlier hash of the same CPF. */
export async function replaceSealedCpf(
  tx: Tx,
  replaced: { userId: UserId; from: string; to: string; cpfHashes: readonly string[] },
): Promise<void> {
  const { userId, from, to, cpfHashes } = replaced;
  const [cpfHash = '', ...earlier] = cpfHashes;
  await tx
    .update(billingProfiles)
    .set({ sealedCpf: to, cpfHash })
    .where(and(eq(billingProfiles.userId, userId), eq(billingProfiles.sealedCpf, from)));
  await tx.update(payments).set({ payerCpfHash: cpfHash }).where(inArray(payments.payerCpfHash, earlier));
}
