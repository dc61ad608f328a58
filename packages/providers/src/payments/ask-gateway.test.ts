import { AppError } from '@semblante/core/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { askGateway, orUndefined } from './ask-gateway.ts';

afterEach(() => void vi.useRealTimers());

const expected = { schema: z.object({ id: z.string() }), isRefusal: (cause: unknown) => cause instanceof RangeError };

it('gives up on a provider that begins an answer and never ends it', async () => {
  vi.useFakeTimers();
  const asked = askGateway(() => new Promise(() => {}), expected).catch((cause: AppError) => cause.code);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await asked).toBe('payments.gateway_unavailable');
});

it('takes an answer of another form for no answer, and only a clear no for a refusal', async () => {
  expect(await askGateway(async () => ({ id: 'x', more: 1 }), expected)).toEqual({ id: 'x' });
  await expect(askGateway(async () => ({ id: 1 }), expected)).rejects.toMatchObject({
    code: 'payments.gateway_unavailable',
  });
  await expect(askGateway(() => Promise.reject(new RangeError()), expected)).rejects.toMatchObject({
    code: 'payments.gateway_refused',
  });
  await expect(askGateway(() => Promise.reject(new TypeError()), expected)).rejects.toMatchObject({
    code: 'payments.gateway_unavailable',
  });
});

it('tells a thing that is not there from a provider that is not there', async () => {
  expect(await orUndefined(Promise.reject(new AppError('payments.gateway_refused')))).toBeUndefined();
  await expect(orUndefined(Promise.reject(new AppError('payments.gateway_unavailable')))).rejects.toMatchObject({
    code: 'payments.gateway_unavailable',
  });
});
