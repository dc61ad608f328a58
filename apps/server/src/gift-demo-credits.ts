import { type LedgerReason, roles } from '@semblante/contracts';
import type { DemoAccount } from '@semblante/core/accounts';
import { giftCredits } from '@semblante/core/credits';
import type { Db } from '@semblante/db';

const demoCredits = 12;

/** Something to try the product with, once per demo account and through the ledger like any gift. */
export async function giftDemoCredits(db: Db, demo: readonly DemoAccount[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { userId, role } of demo) {
      if (roles[role].area === 'user')
        await giftCredits(tx, {
          userId,
          credits: demoCredits,
          cause: { kind: 'staff', id: `demo-${userId}` },
          reason: 'demo_account' satisfies LedgerReason,
        });
    }
  });
}
