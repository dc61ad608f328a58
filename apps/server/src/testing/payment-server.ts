import { seedDemoAccounts } from '@semblante/core/accounts';
import { type PaymentDeps, seedPackages } from '@semblante/core/payments';
import type { Database } from '@semblante/db';
import { emptyTables } from '@semblante/db/testing';
import { createSandbox, type Sandbox } from '@semblante/providers/payments';
import { moneyRoutes } from '../http/routes/payments/money-routes.ts';
import { TestBrowser } from './test-browser.ts';
import { openTestServer, type TestServer } from './test-server.ts';

export interface PaymentServer extends TestServer {
  payments: PaymentDeps;
  sandbox: Sandbox;
  /** Where it really listens: the sandbox sends its webhooks there. */
  address: string;
  /** A logged-in buyer with CPF and phone. */
  buyer(email?: string): Promise<TestBrowser>;
}

/** The real server with the sandbox, listening, so that webhooks travel by HTTP. */
export async function openPaymentServer(options: { database?: Database } = {}): Promise<PaymentServer> {
  let address = '';
  let payments: PaymentDeps | undefined;
  let sandbox: Sandbox | undefined;
  const server = await openTestServer({
    ...options,
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
    prepare: async (app, { accounts, keys, config }) => {
      const { db, clock } = accounts;
      sandbox = createSandbox({ db, clock, secret: keys.derive('sandbox-webhook'), publicUrl: config.publicUrl, webhookUrl: () => `${address}/api/webhooks/sandbox` });
      const { provider } = sandbox;
      payments = { ...accounts, providers: { chosen: provider, find: (gateway) => (gateway === 'sandbox' ? provider : undefined) }, publicUrl: config.publicUrl };
      await app.register(moneyRoutes, { deps: payments, settings: config.settings, sandbox });
    },
  });
  if (!payments || !sandbox) throw new Error('the payments were not wired');
  const wired = { payments, sandbox };
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...server,
    ...wired,
    address,
    buyer: async (email = 'user@semblante.test') => {
      const browser = new TestBrowser(server.app);
      await browser.logIn(email, 'semblante-demo');
      const cpf = email.startsWith('user') ? '529.982.247-25' : '111.444.777-35';
      await browser.call('PATCH', '/api/user/billing', { cpf, phone: '(11) 98765-4321' });
      return browser;
    },
    empty: async () => {
      server.mails.length = 0;
      await emptyTables(server.database);
      await seedDemoAccounts(server.accounts);
      await seedPackages(server.database.db);
    },
    close: async () => {
      wired.sandbox.stop();
      await server.close();
    },
  };
}
