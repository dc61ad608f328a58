import { AppError } from '@semblante/core/kernel';
import type * as z from 'zod';

const answerWithinMs = 25_000;

/**
 * One call to a provider: it answers in time and in the form its documentation promises, or it is away. Only an answer
 * that clearly says no is a refusal; after anything else nobody knows what happened, and the call is made again later.
 */
export async function askGateway<Schema extends z.ZodType>(
  call: () => Promise<unknown>,
  expected: { schema: Schema; isRefusal: (cause: unknown) => boolean },
): Promise<z.infer<Schema>> {
  const answer = await beforeTheTimeIsOver(call).catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause;
    throw new AppError(
      expected.isRefusal(cause) ? 'payments.gateway_refused' : 'payments.gateway_unavailable',
      {},
      { cause },
    );
  });
  const parsed = expected.schema.safeParse(answer);
  if (!parsed.success) throw new AppError('payments.gateway_unavailable', {}, { cause: parsed.error });
  return parsed.data;
}

/** The SDKs' own limits end with the headers of an answer; a body that never ends would hold us for ever. */
async function beforeTheTimeIsOver<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('payments.gateway_unavailable')), answerWithinMs);
  });
  try {
    return await Promise.race([call(), over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Undefined instead of a refusal, for questions about things that may not be there. */
export async function orUndefined<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'payments.gateway_refused') return undefined;
    throw cause;
  }
}

export function singleHeader(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
