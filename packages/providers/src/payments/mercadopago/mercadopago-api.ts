import {
  MercadoPagoConfig,
  MPBadRequestError,
  MPForbiddenError,
  MPNotFoundError,
  MPPaymentError,
  MPValidationError,
} from 'mercadopago';
import * as z from 'zod';

const timeoutMs = 15_000;
const retries = 1;

/** Money as the API speaks it: a number of reais. Two decimals are exact in a double up to far more than anyone pays. */
export const reaisOf = (cents: number): number => cents / 100;
const centsOf = (reais: number): number => Math.round(reais * 100);
const Reais = z.number().transform(centsOf);

/**
 * The SDK keeps the options of a call in the config it was given, and the next call would go under the key of this one:
 * each call has a config of its own.
 */
export function configFor(accessToken: string): MercadoPagoConfig {
  return new MercadoPagoConfig({ accessToken, options: { timeout: timeoutMs, maxRetries: retries } });
}

/**
 * Without this header a refund of a Pix that is still in process is answered with 400, like a refusal, and would be sent a second time.
 * The SDK has no option for it and merges `headers`, which its types leave out, over its own.
 * https://www.mercadopago.com.br/developers/en/docs/checkout-api-payments/payment-management/cancellations-and-refunds/refund-pix
 */
export function refundConfigFor(accessToken: string): MercadoPagoConfig {
  const config = configFor(accessToken);
  const headers = { Authorization: `Bearer ${accessToken}`, 'X-Render-In-Process-Refunds': 'true' };
  return Object.assign(config, { options: { ...config.options, headers } });
}

export const MercadoPagoPayment = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string(),
  status_detail: z.string().nullish(),
  external_reference: z.string().nullish(),
  payment_method_id: z.string().nullish(),
  transaction_amount: Reais,
  transaction_amount_refunded: Reais.nullish(),
  currency_id: z.string(),
  metadata: z.object({ user_id: z.string().nullish() }).loose().nullish(),
  point_of_interaction: z
    .object({
      transaction_data: z.object({ qr_code: z.string().nullish(), ticket_url: z.string().nullish() }).loose().nullish(),
    })
    .loose()
    .nullish(),
});
export type MercadoPagoPayment = z.infer<typeof MercadoPagoPayment>;

export const Found = z.object({ results: z.array(MercadoPagoPayment) });
export const CreatedPreference = z.object({ id: z.string(), init_point: z.url() });
export const MadeRefund = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string().nullish(),
});

/** Wrong credentials are not among them: they are our fault, pass when they are mended, and refuse nobody's purchase. */
export function isRefusal(cause: unknown): boolean {
  return [MPBadRequestError, MPPaymentError, MPForbiddenError, MPNotFoundError, MPValidationError].some(
    (kind) => cause instanceof kind,
  );
}
