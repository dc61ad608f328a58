import { findSession, type StaffRules } from '@semblante/core/accounts';
import { type AccountKeys, AppError, type Clock, type UserId } from '@semblante/core/kernel';
import type { LiveHub } from '@semblante/core/live';
import type { Db } from '@semblante/db';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { openEventStream } from './event-stream.ts';

export interface EventRoutesOptions {
  db: Db;
  clock: Clock;
  accountKeys: AccountKeys;
  staffRules: StaffRules;
  hub: () => LiveHub;
  heartbeatMs?: number;
}

const EventsQuery = z.strictObject({
  last_event_id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});
const defaultHeartbeatMs = 25_000;
/** Of one process. A stream is a page that is open: nobody reads so many. */
export const streamsMax = { session: 12, account: 36 };

/**
 * Server-sent events of one account. The session is looked at again with every heartbeat: a revoked one goes silent.
 */
export const eventRoutes: FastifyPluginAsyncZod<EventRoutesOptions> = async (
  app,
  { db, clock, accountKeys, staffRules, hub, heartbeatMs = defaultHeartbeatMs },
) => {
  const open = new Set<() => void>();
  const streams = new Map<string, number>();
  /** Keeps a place for one more stream until it is closed; false where there is none. */
  const take = (places: readonly { of: string; max: number }[], closed: (free: () => void) => void): boolean => {
    if (places.some(({ of, max }) => (streams.get(of) ?? 0) >= max)) return false;
    for (const { of } of places) streams.set(of, (streams.get(of) ?? 0) + 1);
    closed(() => {
      for (const { of } of places) {
        const left = (streams.get(of) ?? 1) - 1;
        if (left > 0) streams.set(of, left);
        else streams.delete(of);
      }
    });
    return true;
  };
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  const schema = {
    tags: ['live'],
    summary: 'Live events (text/event-stream), replayed after Last-Event-ID',
    querystring: EventsQuery,
  };
  app.get(
    '/events',
    { config: { access: 'session', rateLimit: false, isCounted: false }, schema },
    async (request, reply) => {
      const { me, sessionToken } = request;
      if (!me || !sessionToken) throw new AppError('accounts.session_required');
      // A browser that reconnects by itself sends the header, and that is the newer of the two.
      const lastEventId = readLastEventId(request.headers['last-event-id']) ?? request.query.last_event_id;
      const places = [
        { of: `session ${me.sessionId}`, max: streamsMax.session },
        { of: `account ${me.userId}`, max: streamsMax.account },
      ];
      if (!take(places, (free) => reply.raw.once('close', free))) throw new AppError('request.too_many');
      reply.hijack();
      const end = await openEventStream(reply.raw, {
        db,
        accountKeys,
        hub: hub(),
        userId: me.userId as UserId,
        lastEventId,
        heartbeatMs,
        isStillAllowed: async () =>
          (await findSession(db, sessionToken, clock(), {
            staffIdleMinutes: staffRules.idleMinutes,
            isBackground: true,
          })) !== undefined,
        report: (error) => request.log.warn({ err: error }, 'live stream'),
      });
      if (reply.raw.destroyed) return;
      open.add(end);
      reply.raw.once('close', () => open.delete(end));
    },
  );
};

function readLastEventId(header: string | string[] | undefined): number | undefined {
  const id = Number(header);
  return typeof header === 'string' && header !== '' && Number.isSafeInteger(id) && id >= 0 ? id : undefined;
}
