import type { PaymentProvider } from '@semblante/core/payments';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { createCircuit } from '../circuit/circuit.ts';
import { askGateway } from './ask-gateway.ts';
import { guardProvider } from './guard-provider.ts';
import { openPeer, type Peer } from './testing/peer.ts';

let peer: Peer;
beforeEach(async () => {
  asked = 0;
  patienceMs = 10_000;
  peer = await openPeer(() => ({ json: {} }));
});
afterEach(async () => await peer.close());

let asked = 0;
let patienceMs = 10_000;

/** Asks over a real connection, as the gateways do. */
function openProvider(): PaymentProvider {
  const ask = () =>
    askGateway(
      async () => {
        asked += 1;
        const answer = await fetch(`http://127.0.0.1:${peer.port}/charge`, { signal: AbortSignal.timeout(patienceMs) });
        if (answer.status === 404) throw new RangeError('no such charge');
        return await answer.json();
      },
      { schema: z.object({}), isRefusal: (cause) => cause instanceof RangeError },
    );
  const notAsked = () => Promise.reject(new Error('not asked here'));
  return {
    gateway: 'stripe',
    methods: [],
    canRefund: () => true,
    readEvent: () => {
      throw new Error('not asked here');
    },
    find: async () => (await ask(), undefined),
    create: notAsked,
    cancel: notAsked,
    refund: notAsked,
    findRefund: notAsked,
  };
}

it('stops asking a gateway that hangs, says at once that it is away, and asks again later', async () => {
  let now = 0;
  const provider = guardProvider(openProvider(), createCircuit({ faultsMax: 3, restMs: 1000, now: () => now }));
  peer.next.push('hang', 'hang', 'hang');
  patienceMs = 200;
  for (let n = 0; n < 5; n += 1)
    await expect(provider.find({})).rejects.toMatchObject({ code: 'payments.gateway_unavailable' });
  expect(asked).toBe(3);
  now = 1001;
  peer.next.length = 0;
  patienceMs = 10_000;
  expect(await provider.find({})).toBeUndefined();
  expect(asked).toBe(4);
});

it('goes on asking one that only says no', async () => {
  const provider = guardProvider(openProvider(), createCircuit({ faultsMax: 1 }));
  peer.next.push({ status: 404 }, { status: 404 });
  for (let n = 0; n < 2; n += 1)
    await expect(provider.find({})).rejects.toMatchObject({ code: 'payments.gateway_refused' });
  expect(await provider.find({})).toBeUndefined();
  expect(peer.calls).toHaveLength(3);
});
