import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { keepCreditModalAway } from './credit-modal.ts';

export const chromiumArguments = [
  // Chromium's own sandbox does not start for root, which containers and CI often are.
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page in the whole Chromium: the tests' own has no prompts, and denies whatever one would ask for. */
export async function withWholeChromium(
  options: BrowserContextOptions,
  walk: (page: Page) => Promise<void>,
): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block', ...options });
    await keepCreditModalAway(page);
    await walk(page);
  } finally {
    await browser.close();
  }
}
