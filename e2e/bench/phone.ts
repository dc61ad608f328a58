import { type Browser, type BrowserContext, devices, type Locator, type Page } from '@playwright/test';

/** A person on a glass keyboard, and how long the eye takes to find the next thing to press. */
const msPerKey = 250;
const lookMs = 400;

/** The "Fast 4G" of Chrome's own tools, and a processor a quarter as fast as this one. */
const network = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 60 * 2.75,
};
const slowdown = 4;

/**
 * How far a walk has come: touches of the page, pages and sheets that were seen, and the clock. Keys of the on-screen
 * keyboard, its Next among them, are no taps.
 */
export interface Walked {
  taps: number;
  screens: number;
  seconds: number;
}

export function since(before: Walked, now: Walked): Walked {
  return { taps: now.taps - before.taps, screens: now.screens - before.screens, seconds: now.seconds - before.seconds };
}

export class Phone {
  readonly page: Page;
  readonly #startedAt = performance.now();
  readonly #onStep: (name: string, step: Walked) => void;
  #last: Walked = { taps: 0, screens: 0, seconds: 0 };
  #taps = 0;
  #screens = 0;

  private constructor(page: Page, onStep: (name: string, step: Walked) => void) {
    this.page = page;
    this.#onStep = onStep;
  }

  static async open(
    browser: Browser,
    baseURL: string,
    onStep: (name: string, step: Walked) => void = () => {},
  ): Promise<Phone> {
    const { defaultBrowserType: _type, ...android } = devices['Pixel 7'] ?? { defaultBrowserType: 'chromium' };
    const context = await browser.newContext({
      ...android,
      baseURL,
      viewport: { width: 390, height: 844 },
      locale: 'pt-BR',
      serviceWorkers: 'block',
      acceptDownloads: true,
    });
    const page = await context.newPage();
    await throttle(context, page);
    return new Phone(page, onStep);
  }

  /** Something else than before is in front of the person: a page, a sheet, a view that takes the place of another. */
  async sees(screen: Locator, options: { timeout?: number } = {}): Promise<void> {
    await screen.first().waitFor({ timeout: options.timeout ?? 120_000 });
    this.#screens += 1;
  }

  async tap(target: Locator): Promise<void> {
    await this.page.waitForTimeout(lookMs);
    this.#taps += 1;
    await target.first().tap({ timeout: 120_000 });
  }

  /** The system's own picker opens at a tap, and one more chooses. */
  async pick(target: Locator, file: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.tap(target);
    await this.page.waitForTimeout(lookMs);
    this.#taps += 1;
    await (await chooser).setFiles(file);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: msPerKey });
  }

  /** The keyboard's Next: on to the next field, past what can only be pressed. */
  async next(): Promise<void> {
    await this.page.waitForTimeout(msPerKey);
    await this.page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('form input:not([type=hidden])')];
      fields[fields.findIndex((field) => field === document.activeElement) + 1]?.focus();
    });
  }

  done(name: string): void {
    const now = this.walked();
    this.#onStep(name, since(this.#last, now));
    this.#last = now;
  }

  walked(): Walked {
    return { taps: this.#taps, screens: this.#screens, seconds: (performance.now() - this.#startedAt) / 1000 };
  }

  async putAway(): Promise<void> {
    await this.page.context().close();
  }
}

async function throttle(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}
