import { billingProfiles } from '@semblante/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../kernel/index.ts';
import { unsealCpf } from './cpf.ts';

export const billingData: PersonalData = {
  tables: [{ table: billingProfiles, owner: sql`${billingProfiles.userId}`, fate: 'deleted', counted: 'billing' }],
  copy: async (reader, { userId, keys }) => {
    const rows = await reader
      .select({ sealedCpf: billingProfiles.sealedCpf, updated_at: billingProfiles.updatedAt })
      .from(billingProfiles)
      .where(eq(billingProfiles.userId, userId))
      .limit(1);
    return {
      sections: { billing: rows.map(({ sealedCpf, updated_at }) => ({ cpf: unsealCpf(keys, sealedCpf), updated_at })) },
    };
  },
};
