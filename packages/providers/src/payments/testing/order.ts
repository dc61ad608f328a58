import type { PaymentMethod } from '@semblante/contracts';
import type { PaymentId, UserId } from '@semblante/core/kernel';
import type { ChargeOrder } from '@semblante/core/payments';

export const paymentId = '0199c0de-0000-7000-8000-0000000000a1' as PaymentId;
export const userId = '0199c0de-0000-7000-8000-0000000000b2' as UserId;

export function orderOf(method: PaymentMethod, changes: Partial<ChargeOrder> = {}): ChargeOrder {
  return {
    paymentId,
    amountCents: 3192,
    currency: 'BRL',
    credits: 10,
    method,
    description: 'Semblante: 10 créditos',
    expiresAt: new Date(Date.now() + 60 * 60_000),
    payer: {
      userId,
      name: 'Ana Maria Souza',
      email: 'ana@example.com',
      cpf: '52998224725',
      cpfHash: 'hash',
      phone: '+5511987654321',
    },
    returnUrl: `https://semblante.test/user/receipts/${paymentId}`,
    ...changes,
  };
}
