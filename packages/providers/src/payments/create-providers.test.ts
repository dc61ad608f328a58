import { expect, it } from 'vitest';
import { createPaymentProviders } from './create-providers.ts';

const publicUrl = 'https://semblante.test';
const stripe = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', hasPix: false };
const mercadopago = { accessToken: 'TEST-token', webhookSecret: 'a secret of theirs' };

it('takes new payments by the chosen gateway, and still answers for the others whose keys are there', async () => {
  const providers = await createPaymentProviders(
    { gateway: 'mercadopago', mercadopago, stripe },
    { publicUrl, sandbox: undefined },
  );
  expect(providers.chosen.gateway).toBe('mercadopago');
  expect(providers.find('stripe')?.gateway).toBe('stripe');
  expect(providers.find('sandbox')).toBeUndefined();
  expect(providers.find('nobody')).toBeUndefined();
});

it('does not start with a gateway that is chosen and not configured', async () => {
  await expect(
    createPaymentProviders({ gateway: 'stripe', mercadopago }, { publicUrl, sandbox: undefined }),
  ).rejects.toThrow(/stripe/);
});
