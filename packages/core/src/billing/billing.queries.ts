import type { Reader, Tx } from '@semblante/db';
import { billingProfiles, users } from '@semblante/db/schema';
import { eq } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

export async function findBilling(reader: Reader, userId: UserId): Promise<{ name: string; email: string; phone: string | null; sealedCpf: string | null; cpfHash: string | null } | undefined> {
  const [found] = await reader
    .select({ name: users.name, email: users.email, phone: users.phone, sealedCpf: billingProfiles.sealedCpf, cpfHash: billingProfiles.cpfHash })
    .from(users)
    .leftJoin(billingProfiles, eq(billingProfiles.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1);
  return found;
}

export async function findUserByCpfHash(reader: Reader, cpfHash: string): Promise<UserId | undefined> {
  const [found] = await reader.select({ userId: billingProfiles.userId }).from(billingProfiles).where(eq(billingProfiles.cpfHash, cpfHash)).limit(1);
  return found?.userId as UserId | undefined;
}

export async function takeBillingProfile(tx: Tx, userId: UserId): Promise<{ sealedCpf: string } | undefined> {
  const [taken] = await tx.delete(billingProfiles).where(eq(billingProfiles.userId, userId)).returning({ sealedCpf: billingProfiles.sealedCpf });
  return taken;
}

export async function saveBilling(tx: Tx, billing: { userId: UserId; sealedCpf: string; cpfHash: string; phone: string; now: Date }): Promise<void> {
  const { userId, sealedCpf, cpfHash, phone, now } = billing;
  await tx
    .insert(billingProfiles)
    .values({ userId, sealedCpf, cpfHash, updatedAt: now })
    .onConflictDoUpdate({ target: billingProfiles.userId, set: { sealedCpf, cpfHash, updatedAt: now } });
  await tx.update(users).set({ phone, updatedAt: now }).where(eq(users.id, userId));
}
