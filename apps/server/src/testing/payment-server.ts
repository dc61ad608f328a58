import { demoPassword } from '@semblante/core/accounts';
import type { PaymentDeps } from '@semblante/core/payments';
import type { Sandbox } from '@semblante/providers/payments';
import { TestBrowser } from './test-browser.ts';
import { openTestServer, type TestServer } from './test-server.ts';

export interface PaymentServer extends Omit<TestServer, 'payments'> {
  payments: PaymentDeps;
  sandbox: Sandbox;
  /** Where it really listens: the sandbox sends its webhooks there. */
  address: string;
  /** A logged-in buyer with CPF and phone. */
  buyer(email?: string): Promise<TestBrowser>;
  /** A member of staff who has just given the password again. */
  staff(email?: string): Promise<TestBrowser>;
}

/** The real server with the sandbox, listening, so that webhooks travel by HTTP. */
export async function openPaymentServer(): Promise<PaymentServer> {
  const server = await openTestServer({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  const { deps: payments, sandbox } = server.payments;
  if (!sandbox) throw new Error('the sandbox is not the chosen gateway');
  const address = await server.listen();
  return {
    ...server,
    payments,
    sandbox,
    address,
    buyer: async (email = 'user@semblante.test') => {
      const browser = new TestBrowser(server.app);
      await browser.logIn(email, demoPassword);
      const cpf = email.startsWith('user') ? '529.982.247-25' : '111.444.777-35';
      await browser.call('PATCH', '/api/user/billing', { cpf, phone: '(11) 98765-4321' });
      return browser;
    },
    staff: async (email = 'mod@semblante.test') => {
      const browser = new TestBrowser(server.app);
      await browser.logIn(email, demoPassword, { staff: true });
      await browser.call('POST', '/api/staff/confirm', { current_password: demoPassword });
      return browser;
    },
  };
}
