// `npm run screens`: the pictures of docs/screens, taken off the running product in a real browser.
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { choosePhoto, declareAndAdd, sendAndPreview, swapWords } from './kit/face-swap.ts';
import { makeMedia } from './kit/media.ts';
import { enterAsStaff, enterAsUser } from './kit/people.ts';
import { startTestSite } from './kit/test-site.ts';
import { ensureBrowser } from '../tools/setup/browser.mjs';

const folder = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const widths = [390, 1440] as const;
const publicPages = { login: '/login', register: '/register', terms: '/terms', help: '/help', 'not-found': '/nothing-here', kit: '/kit' };
const userPages = { dashboard: '/user/dashboard', profile: '/user/perfil', 'second-factor': '/user/second-factor', sessions: '/user/sessions', credits: '/user/credits' };
const staffPages = { 'staff-dashboard': '/staff/dashboard', 'staff-sells': '/staff/sells', 'staff-review': '/staff/review' };

let paidPayment = '';
let pendingPayment = '';
let swappedVideo = '';

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const executablePath = ensureBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-background-networking'] });
const site = await startTestSite();

for (const language of ['pt_BR', 'en'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of widths) {
      // Every page in Portuguese by day; the other looks are shown on a few.
      const isMain = language === 'pt_BR' && theme === 'light';
      const isShown = (name: string) => isMain || ['login', 'dashboard', 'faceswap', 'credits', 'payment'].includes(name);
      const context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 900 }, reducedMotion: 'reduce', locale: 'pt-BR', deviceScaleFactor: 1 });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('dont_show_credit_modal', 'true'));
      const take = async (pages: Record<string, string>) => {
        for (const [name, path] of Object.entries(pages)) if (isShown(name)) await picture(page, path, `${name}-${width}-${theme}-${language}.png`, { language, theme });
      };
      await take(publicPages);
      await enterAsUser(page, 'verificada@semblante.test');
      if (isMain && width === widths[0]) {
        await makePurchases(page);
        await makeSwap(page);
      }
      await take({ ...userPages, faceswap: '/user/faceswap', 'faceswap-people': `/user/faceswap?video=${swappedVideo}`, payment: `/user/credits?payment=${pendingPayment}`, receipt: `/user/receipts/${paidPayment}` });
      if (isMain) {
        await page.goto('/login?logout=1');
        // The old session is ended before a new one begins; leaving earlier would end the new one.
        await page.waitForURL(/\/login$/);
        await enterAsStaff(page);
        await take(staffPages);
      }
      await context.close();
    }
  }
}
await site.stop();
await browser.close();
process.exit(0);

/** A face, a video and a finished swap, so that the pages are as they are in use. */
async function makeSwap(page: Page): Promise<void> {
  const say = swapWords.pt_BR;
  const { clip, photo } = await makeMedia();
  await page.goto('/user/faceswap');
  await choosePhoto(page, photo, say);
  await declareAndAdd(page, say);
  await sendAndPreview(page, clip, say);
  const { data } = (await (await page.request.get('/api/videos')).json()) as { data: { id: string }[] };
  swappedVideo = data[0]?.id ?? '';
  await page.getByRole('button', { name: say.start }).last().click();
  await page.getByRole('link', { name: say.download }).first().waitFor({ timeout: 180_000 });
}

async function picture(page: Page, path: string, file: string, look: { language: string; theme: string }): Promise<void> {
  await page.goto(path);
  await page.evaluate(({ language, theme }) => {
    localStorage.setItem('language', language);
    localStorage.setItem('theme', theme);
  }, look);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.screenshot({ path: `${folder}${file}`, fullPage: true });
  await page.evaluate(() => localStorage.setItem('language', 'pt_BR'));
}

/** One paid by Pix, one that waits: the statement, the receipt and the payment panel have something to show. */
async function makePurchases(page: Page): Promise<void> {
  const call = async (method: string, path: string, body?: object) =>
    await page.evaluate(
      async ({ method: verb, path: where, body: given }) => {
        await fetch('/api/csrf');
        const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
        const answer = await fetch(where, { method: verb, headers: { 'content-type': 'application/json', 'x-xsrf-token': token }, ...(given && { body: JSON.stringify(given) }) });
        return (await answer.json()) as { data: { payment: { id: string } } & { id: string; credits: number }[] };
      },
      { method, path, body },
    );
  await call('PATCH', '/api/user/billing', { cpf: '529.982.247-25', phone: '(11) 98765-4321' });
  const packages = (await call('GET', '/api/credits/packages')).data;
  const buy = async (place: number) => (await call('POST', '/api/payments', { package_id: packages[place]?.id, method: 'pix' })).data.payment.id;
  paidPayment = await buy(2);
  await page.request.post(`/sandbox/checkout/${paidPayment}/approve`);
  await page.waitForTimeout(2_000);
  pendingPayment = await buy(1);
}
