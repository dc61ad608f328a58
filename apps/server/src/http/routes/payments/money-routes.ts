import type { Settings } from '@semblante/contracts';
import type { PaymentDeps } from '@semblante/core/payments';
import type { Sandbox } from '@semblante/providers/payments';
import type { FastifyPluginAsync } from 'fastify';
import { creditRoutes } from '../credits/index.ts';
import { sandboxRoutes } from '../sandbox/index.ts';
import { staffSaleRoutes } from '../staff-sales/index.ts';
import { webhookRoutes } from '../webhooks/index.ts';
import { paymentRoutes } from './index.ts';

export interface MoneyRoutesOptions {
  deps: PaymentDeps;
  settings: Settings;
  /** There only while it is the chosen gateway. */
  sandbox?: Sandbox | undefined;
}

/** Everything about money, from the price list to the provider's webhooks. */
export const moneyRoutes: FastifyPluginAsync<MoneyRoutesOptions> = async (app, { deps, settings, sandbox }) => {
  await app.register(creditRoutes, { prefix: '/api', deps });
  await app.register(paymentRoutes, { prefix: '/api', deps, settings });
  await app.register(staffSaleRoutes, { prefix: '/api', deps });
  await app.register(webhookRoutes, { prefix: '/api', deps });
  if (sandbox) await app.register(sandboxRoutes, { sandbox, settings });
};
