import type { ServerResponse } from 'node:http';
import { LiveEvent } from '@semblante/contracts';
import type { AccountKeys, UserId } from '@semblante/core/kernel';
import { findLastEventId, listEventsAfter, type LiveHub } from '@semblante/core/live';
import type { Db } from '@semblante/db';

export interface EventStreamOptions {
  db: Db;
  accountKeys: AccountKeys;
  hub: LiveHub;
  userId: UserId;
  /** Where the page left off; without it only what comes from now on is told. */
  lastEventId: number | undefined;
  heartbeatMs: number;
  isStillAllowed: () => Promise<boolean>;
  report: (error: unknown) => void;
}

const reconnectMs = 3_000;

/** Writes an account's events to one page until either side ends; gives the way to end it from here. */
export async function openEventStream(response: ServerResponse, options: EventStreamOptions): Promise<() => void> {
  const { db, hub, userId, heartbeatMs, isStillAllowed, report } = options;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });

  let seen = options.lastEventId;
  let looking: Promise<void> = Promise.resolve();
  // One look after the other: two at once would tell an event twice.
  const look = () => {
    looking = looking.then(tellNews).catch(report);
  };
  const tellNews = async () => {
    if (seen === undefined || response.writableEnded) return;
    for (let news = await listEventsAfter(options, userId, seen); news.length > 0; news = await listEventsAfter(options, userId, seen)) {
      for (const { id, payload } of news) {
        const { kind, ...data } = LiveEvent.parse(payload);
        response.write(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
        seen = id;
      }
    }
  };

  const unsubscribe = hub.subscribe(userId, look);
  const heartbeat = setInterval(() => void beat(), heartbeatMs);
  const end = () => {
    clearInterval(heartbeat);
    unsubscribe();
    response.end();
  };
  const beat = async () => {
    try {
      if (!(await isStillAllowed())) return end();
      response.write('event: heartbeat\ndata: {}\n\n');
      look();
    } catch (error) {
      // The database is away: the stream stays, the next beat looks again.
      report(error);
    }
  };
  response.on('close', end);

  try {
    seen ??= (await findLastEventId(db, userId)) ?? 0;
    response.write(`retry: ${reconnectMs}\nid: ${seen}\nevent: connected\ndata: {}\n\n`);
    look();
  } catch (error) {
    report(error);
    end();
  }
  return end;
}
