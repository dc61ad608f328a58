import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testWeightsFolder } from '@semblante/engine/testing';
import { buildForDrill } from '../site/build-for-drill.ts';
import { freePort, ServerProcess, untilReady } from '../site/server-process.ts';
import { insertPeople, openSiteDatabase } from '../site/site-database.queries.ts';
import { Visitor } from '../site/visitor.ts';
import { readDescription } from './api-description.ts';
import { type Belongings, makeBelongings } from './belongings.ts';
import { openCanary } from './canary.ts';
import { type Check, emails, type Target } from './check.ts';
import { callsPerMinute, strangers } from './checks/guessing.ts';

export interface Site extends Target {
  close: () => Promise<void>;
}

/** The built product on a database of its own; for a check that is to fail, without what defends against it. */
export async function openSite(
  databaseUrl: string,
  folder: string,
  without?: Pick<Check, 'name' | 'removals' | 'weakEnv'>,
): Promise<Site> {
  const program = await buildForDrill(without ? `security-without-${without.name}` : 'security', without?.removals);
  mkdirSync(folder, { recursive: true });
  const database = await openSiteDatabase(databaseUrl, 'security');
  const port = await freePort();
  const logFile = join(folder, 'server.log');
  const server = new ServerProcess(
    {
      // Production refuses to start with accounts whose password is known.
      NODE_ENV: 'development',
      // Cookies and headers as behind TLS; calls are counted by the address that the proxy names.
      PUBLIC_URL: 'https://semblante.test',
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_MINUTE: String(callsPerMinute),
      LOG_LEVEL: 'info',
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      APP_SECRET: 'the secret of a drill that nobody needs to keep',
      WEIGHTS_DIR: testWeightsFolder(),
      WORKER_SLOTS: '1',
      PORT: String(port),
      SHUTDOWN_DRAIN_SECONDS: '0',
      ...without?.weakEnv,
    },
    logFile,
    program,
  );
  server.start();
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  await insertPeople(database.database, { count: strangers, credits: 5 });
  const canary = await openCanary();
  const parts = {
    address,
    port,
    folder,
    database: database.database,
    ana: await Visitor.logIn(address, emails.ana),
    bia: await Visitor.logIn(address, emails.bia),
    api: await readDescription({ port }),
    canary,
    readLog: () => readFileSync(logFile, 'utf8'),
    pid: () => server.pid ?? 0,
  };
  let belongings: Promise<Belongings> | undefined;
  return {
    ...parts,
    getBelongings: async () => await (belongings ??= makeBelongings({ ...parts, emailOfAna: emails.ana })),
    close: async () => {
      canary.close();
      await server.kill();
      await database.drop();
    },
  };
}
