import { test as base, expect, type Page } from '@playwright/test';
import { keepCreditModalAway } from './credit-modal.ts';
import { startTestSite, type TestSite } from './test-site.ts';

type WorkerParts = { site: TestSite };
type TestParts = { quiet: void; hasCreditModal: boolean; calm: void };

let addresses = 0;

/**
 * Every test gets the running product, an address of its own, and fails on anything the browser's console calls an
 * error.
 */
export const test = base.extend<TestParts, WorkerParts>({
  site: [
    async ({}, use) => {
      const site = await startTestSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => await use(site.url),
  locale: 'pt-BR',
  hasCreditModal: [false, { option: true }],
  calm: [
    async ({ page, hasCreditModal }, use) => {
      if (!hasCreditModal) await keepCreditModalAway(page);
      await use();
    },
    { auto: true },
  ],
  extraHTTPHeaders: async ({}, use, info) => {
    addresses += 1;
    await use({ 'x-forwarded-for': `198.51.${info.workerIndex % 250}.${addresses % 250}` });
  },
  quiet: [
    async ({ page }, use) => {
      const errors = listenForErrors(page);
      await use();
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * A call that was refused, or made without a connection, is logged by the browser itself, whatever the page does with
 * it: those lines are not the page's.
 */
function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isFailedCall =
      /Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING))/.test(
        message.text(),
      );
    if (message.type() === 'error' && !isFailedCall) errors.push(message.text());
  });
  return errors;
}
