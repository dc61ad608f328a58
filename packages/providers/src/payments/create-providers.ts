import type { Gateway } from '@semblante/contracts';
import type { PaymentProvider, PaymentProviders } from '@semblante/core/payments';
import { createCircuit } from '../circuit/circuit.ts';
import type { OnFault } from '../circuit/faults.ts';
import { guardProvider } from './guard-provider.ts';
import type { MercadoPagoSettings } from './mercadopago/mercadopago.ts';
import type { StripeSettings } from './stripe/stripe.ts';

export interface PaymentsConfig {
  gateway: Gateway;
  mercadopago?: Omit<MercadoPagoSettings, 'publicUrl'> | undefined;
  stripe?: StripeSettings | undefined;
}

/**
 * The chosen gateway takes new payments; every other one whose keys are there still answers for its old ones. An SDK is
 * loaded only when its keys are given. The sandbox answers only while it is chosen.
 */
export async function createPaymentProviders(
  config: PaymentsConfig,
  parts: { publicUrl: string; sandbox: PaymentProvider | undefined; onFault?: OnFault | undefined },
): Promise<PaymentProviders> {
  const { mercadopago, stripe } = config;
  const guarded = (provider: PaymentProvider) =>
    guardProvider(provider, createCircuit({ onFault: (kind) => parts.onFault?.(provider.gateway, kind) }));
  const providers: PaymentProvider[] = [
    ...(parts.sandbox ? [parts.sandbox] : []),
    ...(mercadopago
      ? [
          guarded(
            (await import('./mercadopago/mercadopago.ts')).createMercadoPago({
              ...mercadopago,
              publicUrl: parts.publicUrl,
            }),
          ),
        ]
      : []),
    ...(stripe ? [guarded((await import('./stripe/stripe.ts')).createStripe(stripe))] : []),
  ];
  const find = (gateway: string) => providers.find((provider) => provider.gateway === gateway);
  const chosen = find(config.gateway);
  if (!chosen) throw new Error(`The gateway ${config.gateway} is chosen and not configured`);
  return { chosen, find };
}
