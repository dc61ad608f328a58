// `npm run bench -- journey --json`: a newcomer on a throttled phone, from /home to a downloaded result, with the
// example and with media of their own. What counts as a tap and a screen is said in phone.ts. The last line is one JSON
// object.
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../tools/setup/browser.mjs';
import ensureTestMedia from '../../tools/setup/test-media.mjs';
import { swapWords } from '../kit/face-swap.ts';
import { media } from '../kit/media.ts';
import { newestMailTo, readSum, words } from '../kit/people.ts';
import { startTestSite } from '../kit/test-site.ts';
import { Phone, since, type Walked } from './phone.ts';

interface Newcomer {
  name: string;
  email: string;
  /** The words of the way in on /home. */
  way: string;
}

const lia: Newcomer = { name: 'Lia Nunes', email: 'lia@exemplo.test', way: 'Experimentar com o nosso exemplo' };
const rui: Newcomer = { name: 'Rui Lima', email: 'rui@exemplo.test', way: 'Usar o meu vídeo' };
const swap = swapWords.pt_BR;
/** Over to the mail and back with six digits in the head. */
const mailMs = 4_000;
const homeLoads = 3;

await ensureTestMedia();
const site = await startTestSite();
const executablePath = ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
});
// A walk that ends in the middle leaves no server behind.
try {
  const home = { lcp_ms: Math.round(median(await loadHome(browser, homeLoads))) };
  const example = await walk(lia, tryExample);
  const own = await walk(rui, useOwn);
  process.stdout.write(`${JSON.stringify({ example, own, home })}\n`);
} finally {
  await browser.close();
  await site.stop();
}
process.exit(0);

async function walk(who: Newcomer, untilPreview: (phone: Phone) => Promise<void>) {
  const phone = await Phone.open(browser, site.url, (name, step) => tell(who, name, step));
  await register(phone, who);
  const registered = phone.walked();
  await untilPreview(phone);
  const preview = since(registered, phone.walked());
  await confirmAddress(phone, who);
  await order(phone);
  const all = phone.walked();
  tell(who, 'all', all);
  await phone.putAway();
  return { ...rounded(all), preview: rounded(preview) };
}

async function register(phone: Phone, { name, email, way }: Newcomer): Promise<void> {
  const { page } = phone;
  await page.goto('/home');
  await phone.sees(page.getByRole('heading', { level: 1 }));
  phone.done('home');
  await phone.tap(page.getByRole('link', { name: way }));
  const field = page.getByLabel(words.pt_BR.name, { exact: true });
  await phone.sees(field);
  await phone.tap(field);
  for (const text of [name, email, 'uma senha boa', 'uma senha boa']) {
    await phone.type(text);
    await phone.next();
  }
  await phone.type(await readSum(page));
  await phone.tap(page.getByRole('button', { name: words.pt_BR.create, exact: true }));
  await page.waitForURL(/\/user\/faceswap$/);
  phone.done('register');
}

/** Whoever has no credit is told first what is free. */
async function passWelcome(phone: Phone): Promise<void> {
  const start = phone.page.getByRole('dialog').getByRole('button', { name: 'Experimentar agora' });
  await phone.sees(start);
  await phone.tap(start);
  await phone.sees(phone.page.getByRole('heading', { name: 'Este é um exemplo. Agora é com você' }));
  phone.done('welcome');
}

async function seePreview(phone: Phone): Promise<void> {
  await phone.sees(phone.page.getByRole('slider', { name: swap.compare }));
  phone.done('preview');
}

async function tryExample(phone: Phone): Promise<void> {
  await passWelcome(phone);
  await phone.tap(phone.page.getByRole('button', { name: 'Abrir este exemplo' }));
  await seePreview(phone);
}

async function useOwn(phone: Phone): Promise<void> {
  const { clip, photo } = media;
  const { page } = phone;
  await passWelcome(phone);
  await phone.pick(page.getByText('Usar o meu vídeo'), clip);
  await phone.sees(page.getByRole('heading', { name: 'Meus rostos' }));
  phone.done('video');
  await phone.tap(
    page.getByRole('button', { name: 'Adicionar', exact: true }).or(page.getByRole('button', { name: swap.firstFace })),
  );
  const sheet = page.getByRole('dialog');
  await phone.sees(sheet);
  await phone.pick(sheet.getByText('Toque para escolher a foto'), photo);
  await phone.tap(sheet.getByText(swap.self));
  await phone.tap(sheet.getByText(swap.declare));
  await phone.tap(sheet.getByRole('button', { name: swap.addFace }));
  await sheet.waitFor({ state: 'hidden', timeout: 120_000 });
  phone.done('face');
  await seePreview(phone);
}

async function confirmAddress(phone: Phone, { email }: Newcomer): Promise<void> {
  const { page } = phone;
  await phone.tap(page.getByRole('button', { name: 'Enviar código para o meu e-mail' }));
  const field = page.getByLabel('Código de seis dígitos');
  await field.waitFor();
  const code = await mailedCode(page, email);
  await page.waitForTimeout(mailMs);
  if (!(await field.evaluate((input) => input === document.activeElement))) await phone.tap(field);
  await phone.type(code);
  await page.getByRole('button', { name: swap.start }).first().waitFor({ timeout: 60_000 });
  phone.done('welcome credit');
}

/** The welcome letter may be the newest for a moment. */
async function mailedCode(page: Page, email: string): Promise<string> {
  for (;;) {
    const code = /\d{6}/.exec((await newestMailTo(page, email)).subject)?.[0];
    if (code !== undefined) return code;
    await page.waitForTimeout(200);
  }
}

async function order(phone: Phone): Promise<void> {
  const { page } = phone;
  await phone.tap(page.getByRole('button', { name: swap.start }));
  await phone.sees(page.getByRole('progressbar'));
  phone.done('order');
  const moment = page.getByRole('article').filter({ has: page.getByRole('button', { name: swap.share }) });
  await phone.sees(moment, { timeout: 600_000 });
  phone.done('result');
  const download = page.waitForEvent('download');
  await phone.tap(moment.getByRole('link', { name: swap.download }));
  await (await download).path();
  phone.done('download');
}

/** The largest thing of the first screen, when nobody touches the page. */
async function loadHome(by: Browser, times: number): Promise<number[]> {
  const paints: number[] = [];
  for (let load = 0; load < times; load += 1) {
    const phone = await Phone.open(by, site.url);
    await phone.page.goto('/home', { waitUntil: 'load' });
    await phone.page.getByRole('heading', { level: 1 }).waitFor();
    await phone.page.waitForTimeout(2_000);
    paints.push(
      await phone.page.evaluate(
        async () =>
          await new Promise<number>((resolve) =>
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            }),
          ),
      ),
    );
    await phone.putAway();
  }
  return paints;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function rounded({ taps, screens, seconds }: Walked): Walked {
  return { taps, screens, seconds: Math.round(seconds * 10) / 10 };
}

function tell(who: Newcomer, name: string, { taps, screens, seconds }: Walked): void {
  process.stderr.write(
    `${who.name.padEnd(10)} ${name.padEnd(15)} ${String(taps).padStart(2)} taps ${String(screens).padStart(2)} screens ${seconds.toFixed(1).padStart(6)} s\n`,
  );
}
