import type { AccountDeps } from '@semblante/core/accounts';
import type { FiguresDeps } from '@semblante/core/figures';
import type { PaymentDeps } from '@semblante/core/payments';
import type { FastifyPluginAsync } from 'fastify';
import { auditRoutes } from './audit.ts';
import { creditOrderRoutes } from './credit-orders.ts';
import { dashboardRoutes } from './dashboard.ts';
import { staffPackageRoutes } from './packages.ts';
import { staffSecurityRoutes } from './security.ts';
import { userHistoryRoutes } from './user-history.ts';
import { staffUserRoutes } from './users.ts';
import { staffVerificationRoutes } from './verifications.ts';

export interface StaffRoutesOptions {
  accounts: AccountDeps;
  payments: PaymentDeps;
  freeBytes: FiguresDeps['freeBytes'];
}

/** The back office, but for what its features bring themselves: sales, review, videos. */
export const staffRoutes: FastifyPluginAsync<StaffRoutesOptions> = async (app, { accounts, payments, freeBytes }) => {
  await app.register(staffSecurityRoutes, { deps: accounts });
  await app.register(dashboardRoutes, { deps: { db: accounts.db, clock: accounts.clock, freeBytes } });
  await app.register(staffUserRoutes, { deps: accounts });
  await app.register(staffVerificationRoutes, { deps: accounts });
  await app.register(userHistoryRoutes, { deps: accounts });
  await app.register(creditOrderRoutes, { deps: accounts });
  await app.register(staffPackageRoutes, { deps: payments });
  await app.register(auditRoutes, { deps: accounts });
};
