import type { ApiError } from '../../../lib/api-error.ts';

/**
 * What a refused start means for the page: the scene is gone, its price is another, or only a sentence is to be said.
 */
export type StartRefusal = { kind: 'gone' } | { kind: 'price'; credits: number } | { kind: 'told' };

const goneCodes = ['catalog.withdrawn', 'catalog.licence_expired', 'catalog.not_found'];

export function refusalOf({ code, body }: Pick<ApiError, 'code' | 'body'>): StartRefusal {
  if (code !== undefined && goneCodes.includes(code)) return { kind: 'gone' };
  const credits = code === 'catalog.price_changed' ? priceIn(body) : undefined;
  return credits === undefined ? { kind: 'told' } : { kind: 'price', credits };
}

function priceIn(body: unknown): number | undefined {
  const { details } = (body ?? {}) as { details?: { price_credits?: unknown } };
  return typeof details?.price_credits === 'number' ? details.price_credits : undefined;
}
