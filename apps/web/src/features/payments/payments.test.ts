import type { BuyBody } from '@semblante/contracts';
import { describe, expect, it } from 'vitest';
import { intentFor } from './checkout/purchase-intent.ts';
import { countdownText, shareLeft } from './panel/countdown.ts';
import { viewOf } from './panel/payment-view.ts';
import { findPaymentAddress } from './payment-address.ts';

describe('the countdown of a Pix', () => {
  it.each([
    [(23 * 60 + 14) * 1000, '23:14'],
    [60 * 60_000, '1:00:00'],
    [61 * 60_000 + 9000, '1:01:09'],
    [400, '00:01'],
    [0, '00:00'],
    [-5000, '00:00'],
  ])('shows %i ms as %s', (left, text) => {
    expect(countdownText(left)).toBe(text);
  });

  it('draws the share that is left, and never more than all or less than nothing', () => {
    expect(shareLeft({ from: 0, until: 100, now: 25 })).toBe(0.75);
    expect(shareLeft({ from: 0, until: 100, now: 200 })).toBe(0);
    expect(shareLeft({ from: 50, until: 100, now: 0 })).toBe(1);
    expect(shareLeft({ from: 100, until: 100, now: 100 })).toBe(0);
  });
});

describe('a wish to buy', () => {
  const body: BuyBody = { package_id: 'a', method: 'pix', expected_amount_cents: 100 };

  it('keeps its key however often the button is pressed', () => {
    const first = intentFor(undefined, body);
    expect(intentFor(first, { ...body })).toBe(first);
  });

  it.each([{ package_id: 'b' }, { method: 'card' }, { expected_amount_cents: 80 }] as Partial<BuyBody>[])(
    'is another one with %o',
    (change) => {
      const first = intentFor(undefined, body);
      expect(intentFor(first, { ...body, ...change }).key).not.toBe(first.key);
    },
  );
});

describe('a payment on screen', () => {
  const pix = {
    status: 'pending',
    status_reason: null,
    expires_at: '2026-11-14T10:00:00.000Z',
    pix: { code: '1', qr_svg: '<svg/>' },
  } as const;
  const before = Date.parse(pix.expires_at) - 1;

  it('shows the Pix until its last moment', () => {
    expect(viewOf(pix, before)).toBe('pix');
    expect(viewOf(pix, before + 1)).toBe('expired');
  });

  it('shows that it was paid, even after its time', () => {
    expect(viewOf({ ...pix, status: 'success' }, before + 1)).toBe('paid');
  });

  it('offers to open what the provider has not opened', () => {
    const { pix: _code, ...rest } = pix;
    expect(viewOf(rest, before)).toBe('unopened');
    expect(viewOf({ ...rest, payment_url: 'https://provider.example/1' }, before)).toBe('provider');
  });
});

describe('a payment that went wrong', () => {
  const wrong = { status: 'error', expires_at: '2026-11-14T10:00:00.000Z' } as const;

  it('is being checked when money may have moved, and over when the provider refused it', () => {
    expect(viewOf({ ...wrong, status_reason: 'amount_mismatch' }, 0)).toBe('checking');
    expect(viewOf({ ...wrong, status_reason: 'not_accepted' }, 0)).toBe('ended');
  });
});

describe('the address of a payment', () => {
  const origin = 'http://localhost:3000';

  it.each([['https://provider.example/pay/1'], ['http://localhost:3000/sandbox/checkout/1'], ['/sandbox/checkout/1']])(
    'may be %s',
    (address) => {
      expect(findPaymentAddress(address, origin)).toBe(new URL(address, origin).href);
    },
  );

  it.each([['javascript:alert(1)'], ['http://provider.example/pay/1'], ['https://'], [undefined]])(
    'may not be %s',
    (address) => {
      expect(findPaymentAddress(address, origin)).toBeUndefined();
    },
  );
});
