import type { BuyBody, Payment } from '@semblante/contracts';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { paymentsKey, userKey } from '../../lib/session.ts';

/** The payment is told live; this is for a browser or a network that does not let it through. */
const watchEveryMs = 4000;

const paymentKey = (id: string) => [...paymentsKey, 'one', id, currentLanguage()];
const receiptKey = (id: string) => [...paymentsKey, 'receipt', id, currentLanguage()];
const at = (id: string) => ({ params: { path: { id } } });

async function readReceipt(id: string) {
  return (await answer(api.GET('/api/payments/{id}', at(id)))).data;
}
export type ReceiptData = Awaited<ReturnType<typeof readReceipt>>;

const isPending = (payment: Payment | undefined) => payment?.status === 'pending';

/** A payment on screen: as long as it waits, it is looked at every few seconds. */
export function usePayment(id: string) {
  return useQuery({
    queryKey: paymentKey(id),
    queryFn: async (): Promise<Payment> => (await readReceipt(id)).payment,
    staleTime: 0,
    refetchInterval: ({ state }) => isPending(state.data) && watchEveryMs,
  });
}

export function useReceipt(id: string) {
  return useQuery({
    queryKey: receiptKey(id),
    queryFn: () => readReceipt(id),
    staleTime: 0,
    refetchInterval: ({ state }) => isPending(state.data?.payment) && watchEveryMs,
  });
}

export async function buy(body: BuyBody, idempotencyKey: string): Promise<Payment> {
  const { data } = await answer(api.POST('/api/payments', { body, headers: { 'Idempotency-Key': idempotencyKey } }));
  return keep(data.payment);
}

/** The way to pay a payment that waits, opened now if the provider did not answer before. */
export async function payAgain(id: string): Promise<Payment> {
  return keep((await answer(api.POST('/api/payments/{id}/pay', at(id)))).data.payment);
}

export async function cancelPayment(id: string): Promise<Payment> {
  return keep((await answer(api.POST('/api/payments/{id}/cancel', at(id)))).data.payment);
}

export async function askRefund(id: string) {
  const { data } = await answer(api.POST('/api/payments/{id}/refund', at(id)));
  keep(data.payment);
  void queryClient.invalidateQueries({ queryKey: userKey });
  return data.refund;
}

/** What was answered is shown at once; all that tells of it elsewhere is asked for again. */
function keep(payment: Payment): Payment {
  queryClient.setQueryData(paymentKey(payment.id), payment);
  void queryClient.invalidateQueries({ queryKey: paymentsKey });
  return payment;
}
