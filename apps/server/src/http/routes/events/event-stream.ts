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
  let looking: Promise<void> | undefined;
  let isNewsWaiting = false;
  // One look after the other: two at once would tell an event twice. However much happens meanwhile, it is one more
  // look.
  const look = () => {
    isNewsWaiting = true;
    looking ??= lookWhileNews()
      .catch(report)
      .finally(() => (looking = undefined));
  };
  const lookWhileNews = async () => {
    while (isNewsWaiting) {
      isNewsWaiting = false;
      await tellNews();
    }
  };
  const tellNews = async () => {
    while (seen !== undefined && !response.writableEnded && !response.destroyed) {
      const news = await listEventsAfter(options, userId, seen);
      if (news.length === 0) return;
      for (const { id, payload } of news) {
        seen = id;
        const event = LiveEvent.safeParse(payload);
        // Written by another version: what this one cannot read it cannot tell, and what comes after must still be
        // told.
        if (!event.success) {
          report(new Error(`live event ${id} cannot be read`));
          continue;
        }
        const { kind, ...data } = event.data;
        if (response.writableEnded || response.destroyed) return;
        if (!response.write(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`)) await drained(response);
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
  let wasFull = false;
  const beat = async () => {
    // Nothing was taken since the last beat: whoever reads so slowly comes back and is told the rest after its
    // Last-Event-ID.
    if (response.writableNeedDrain && wasFull) return void response.destroy();
    wasFull = response.writableNeedDrain;
    if (wasFull) return;
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

/** When the reader has taken what was written, or is gone. */
async function drained(response: ServerResponse): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.on('drain', done);
    response.on('close', done);
  });
}
