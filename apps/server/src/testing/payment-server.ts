import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from '@semblante/contracts';
import { demoPassword, seedDemoAccounts } from '@semblante/core/accounts';
import { keysFrom } from '@semblante/core/kernel';
import { openLiveHub, publishEvent } from '@semblante/core/live';
import { type PaymentDeps, seedPackages } from '@semblante/core/payments';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import type { Sandbox } from '@semblante/providers/payments';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { moneyRoutes } from '../http/routes/payments/money-routes.ts';
import { buildServer } from '../http/server.ts';
import { wirePayments } from '../wire-payments.ts';
import { TestBrowser } from './test-browser.ts';

export interface PaymentServer {
  app: FastifyInstance;
  database: Database;
  payments: PaymentDeps;
  sandbox: Sandbox;
  mails: Mail[];
  clock: { now: Date };
  /** Where it really listens: the sandbox sends its webhooks there. */
  address: string;
  /** A logged-in buyer with CPF and phone. */
  buyer(email?: string): Promise<TestBrowser>;
  staff(email?: string): Promise<TestBrowser>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** The real server with the sandbox, listening, so that webhooks travel by HTTP. */
export async function openPaymentServer(): Promise<PaymentServer> {
  const database = await openTestDatabase();
  const mails: Mail[] = [];
  const clock = { now: new Date() };
  const keys = keysFrom('the secret of a test deployment');
  const config = readConfig({ LOG_LEVEL: 'silent', NODE_ENV: 'test', DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-test-')), TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '1000000' });
  const accounts = { db: database.db, clock: () => clock.now, keys, queueMail: async (_tx: unknown, mail: Mail) => void mails.push(mail), publishEvent };
  let address = '';
  const { deps: payments, sandbox } = await wirePayments(config, accounts, () => address);
  if (!sandbox) throw new Error('the sandbox is not the chosen gateway');
  const hub = await openLiveHub(database);
  const app = await buildServer({ config, database, accounts, keys, hub: () => hub, readiness: { isReady: true } });
  await app.register(moneyRoutes, { deps: payments, settings: config.settings, sandbox });
  address = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    app,
    database,
    payments,
    sandbox,
    mails,
    clock,
    address,
    buyer: async (email = 'user@semblante.test') => {
      const browser = new TestBrowser(app);
      await browser.logIn(email, demoPassword);
      const cpf = email.startsWith('user') ? '529.982.247-25' : '111.444.777-35';
      await browser.call('PATCH', '/api/user/billing', { cpf, phone: '(11) 98765-4321' });
      return browser;
    },
    staff: async (email = 'mod@semblante.test') => {
      const browser = new TestBrowser(app);
      await browser.logIn(email, demoPassword, { staff: true });
      return browser;
    },
    empty: async () => {
      mails.length = 0;
      await emptyTables(database);
      await seedDemoAccounts(accounts);
      await seedPackages(database.db);
    },
    close: async () => {
      sandbox.stop();
      await app.close();
      await hub.close();
      await database.close();
    },
  };
}
