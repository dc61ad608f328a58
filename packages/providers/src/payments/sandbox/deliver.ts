import { randomUUID } from 'node:crypto';
import type { Clock } from '@semblante/core/kernel';
import { sign, signatureHeader } from './signature.ts';

export interface SandboxEvent {
  id: string;
  type: string;
  created: string;
  /**
   * As real providers do: who the payer is stands in the message, and news of money that went back names the charge
   * only.
   */
  data: { charge_id: string; external_reference?: string; payer: { name: string; cpf: string } };
}

export interface DeliveryOptions {
  /** How often the same news is told. */
  deliveries?: number;
  delayMs?: number;
  /** Each telling under an event id of its own, as real providers do when they are unsure. */
  freshIds?: boolean;
}

export interface Courier {
  /** Resolves when the first tries are answered, unless they were asked to wait. */
  deliver(event: SandboxEvent, options: DeliveryOptions): Promise<void>;
  stop(): void;
}

const timeoutMs = 10_000;
const retryDelaysMs = [1_000, 4_000, 15_000, 60_000];

/** Webhooks over real HTTP, signed when they are sent, tried again until somebody says 2xx. */
export function createCourier(deps: { secret: string; webhookUrl: () => string; clock: Clock }): Courier {
  const timers = new Set<NodeJS.Timeout>();

  const later = (ms: number, work: () => Promise<void>) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, ms);
    timer.unref();
    timers.add(timer);
  };

  const send = async (event: SandboxEvent, retries = retryDelaysMs): Promise<void> => {
    if (await post(event)) return;
    const [delay, ...rest] = retries;
    if (delay !== undefined) later(delay, () => send(event, rest));
  };

  const post = async (event: SandboxEvent): Promise<boolean> => {
    const body = JSON.stringify(event);
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(deps.secret, body, deps.clock()) };
    try {
      const answer = await fetch(deps.webhookUrl(), {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      // The site is away: a provider knows no other remedy than to try again later.
      return false;
    }
  };

  return {
    deliver: async (event, { deliveries = 1, delayMs = 0, freshIds = false }) => {
      const copies = Array.from({ length: deliveries }, () => (freshIds ? { ...event, id: newEventId() } : event));
      if (delayMs > 0) return later(delayMs, async () => void (await Promise.all(copies.map((copy) => send(copy)))));
      await Promise.all(copies.map((copy) => send(copy)));
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

export function newEventId(): string {
  return `evt_${randomUUID().replaceAll('-', '')}`;
}
