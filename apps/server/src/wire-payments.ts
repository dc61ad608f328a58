import type { AccountDeps } from '@semblante/core/accounts';
import type { PaymentDeps } from '@semblante/core/payments';
import type { OnFault } from '@semblante/providers/circuit';
import { createPaymentProviders, createSandbox, type Sandbox } from '@semblante/providers/payments';
import type { Config } from './config.ts';

export interface WiredPayments {
  deps: PaymentDeps;
  /** There only while it is the chosen gateway. */
  sandbox: Sandbox | undefined;
}

/** `address` is where this process listens, known a moment later: the sandbox sends its webhooks there. */
export async function wirePayments(
  config: Config,
  accounts: AccountDeps,
  address: () => string,
  onFault?: OnFault,
): Promise<WiredPayments> {
  const { publicUrl } = config;
  const { db, clock, keys } = accounts;
  const sandbox =
    config.payments.gateway === 'sandbox'
      ? createSandbox({
          db,
          clock,
          secret: keys.derive('sandbox-webhook'),
          publicUrl,
          webhookUrl: () => `${address()}/api/webhooks/sandbox`,
        })
      : undefined;
  const providers = await createPaymentProviders(config.payments, {
    publicUrl,
    sandbox: sandbox?.provider,
    onFault,
  });
  return { deps: { ...accounts, providers, publicUrl }, sandbox };
}
