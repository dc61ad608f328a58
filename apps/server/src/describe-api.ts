import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFrom, systemClock } from '@semblante/core/kernel';
import type { Database } from '@semblante/db';
import { openKeys } from '@semblante/providers/keys';
import { readConfig } from './config.ts';
import { buildServer } from './http/server.ts';
import { openEngineRoom } from './media/engine-room.ts';
import { createFigures } from './telemetry/figures.ts';
import { wireMedia } from './wire-media.ts';
import { wirePayments } from './wire-payments.ts';

/** The OpenAPI description of every call, without a database: routes are registered, none is called. */
export async function describeApi(): Promise<{ paths?: Record<string, unknown> }> {
  const untouched = new Proxy({} as Database, {
    get: (_target, part) => {
      if (part === 'db') return {};
      throw new Error(`describing the API touched the database: ${String(part)}`);
    },
  });
  const keys = keysFrom('describing needs no secret of anybody');
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SMTP_URL: 'smtp://127.0.0.1',
    DATA_DIR: join(tmpdir(), 'semblante-describe'),
    SANDBOX: 'off',
  });
  const accounts = {
    db: untouched.db,
    clock: systemClock,
    keys,
    accountKeys: (await openKeys(config.keys, keys)).accountKeys,
    queueMail: async () => {},
    publishEvent: async () => {},
    findOffer: async () => null,
    staffRules: config.staffRules,
  };
  const room = await openEngineRoom(config);
  const app = await buildServer({
    config,
    database: untouched,
    accounts,
    payments: await wirePayments(config, accounts, () => ''),
    media: await wireMedia(config, accounts, { room, enqueue: async () => {} }),
    keys,
    hub: () => {
      throw new Error('describing opens no stream');
    },
    readiness: { isReady: true },
    figures: createFigures(),
  });
  await app.ready();
  const description = app.swagger() as { paths?: Record<string, unknown> };
  await app.close();
  await room.close();
  return description;
}
