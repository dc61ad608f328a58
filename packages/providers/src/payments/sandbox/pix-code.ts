import { createStaticPix, hasError } from 'pix-utils';

/** A key of nobody: the code is well formed, and a bank's app that reads it finds no receiver. */
const pixKey = '00000000-0000-4000-8000-000000000000';

export function pixCodeOf(charge: { id: string; amountCents: number }): string {
  const pix = createStaticPix({
    merchantName: 'SEMBLANTE SANDBOX',
    merchantCity: 'SAO PAULO',
    pixKey,
    transactionAmount: charge.amountCents / 100,
    txid: charge.id.replace(/[^a-zA-Z0-9]/g, '').slice(-25),
  });
  if (hasError(pix)) throw new Error(`No BR Code for ${charge.amountCents} centavos: ${JSON.stringify(pix)}`);
  return pix.toBRCode();
}
