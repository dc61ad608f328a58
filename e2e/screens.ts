// `npm run screens`: pictures of every page, taken off the running product in a real browser. They stay out of git;
// copy those that a document shows to docs/screens (20 at most).
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { cutOutBoth, cutOutWords } from './kit/cut-out.ts';
import { choosePhoto, declareAndAdd, sendAndPreview, swapWords } from './kit/face-swap.ts';
import { media } from './kit/media.ts';
import { demoPassword, enterAsStaff, enterAsUser } from './kit/people.ts';
import { startTestSite } from './kit/test-site.ts';
import { ensureBrowser } from '../tools/setup/browser.mjs';
import ensureTestMedia from '../tools/setup/test-media.mjs';

const folder = fileURLToPath(new URL('../.cache/screens/', import.meta.url));
const widths = [390, 1440] as const;
const windowHeight = 900;
const publicPages = {
  login: '/login',
  register: '/register',
  terms: '/terms',
  help: '/help',
  report: '/report',
  verify: '/verify',
  'not-found': '/nothing-here',
  kit: '/kit',
};
const userPages = {
  dashboard: '/user/dashboard',
  profile: '/user/perfil',
  'second-factor': '/user/second-factor',
  sessions: '/user/sessions',
  credits: '/user/credits',
};
const staffPages = {
  'staff-dashboard': '/staff/dashboard?days=30',
  'staff-work': '/staff/work',
  'staff-users': '/staff/users',
  'staff-verifications': '/staff/verifications',
  'staff-approvals': '/staff/approvals',
  'staff-packages': '/staff/packages',
  'staff-audit': '/staff/audit',
  'staff-second-factor': '/staff/second-factor',
  'staff-sells': '/staff/sells',
  'staff-review': '/staff/review',
  'staff-videos': '/staff/videos',
  'staff-video-add': '/staff/videos/add',
};

let paidPayment = '';
let pendingPayment = '';
let swappedVideo = '';
let shownClip = '';
let shownUser = '';

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const executablePath = ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const clipCount = 12;
await ensureTestMedia();
const site = await startTestSite({ DEMO_CLIPS: String(clipCount) });

for (const language of ['pt_BR', 'en'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of widths) {
      // Every page in Portuguese by day; the other looks are shown on a few.
      const isMain = language === 'pt_BR' && theme === 'light';
      const isShown = (name: string) =>
        isMain ||
        (width === 1440 && name.startsWith('staff-')) ||
        ['login', 'dashboard', 'cut-out', 'faceswap', 'catalog', 'catalog-scene', 'credits', 'payment'].includes(name);
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width, height: windowHeight },
        reducedMotion: 'reduce',
        locale: 'pt-BR',
        deviceScaleFactor: 1,
      });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('dont_show_credit_modal', 'true'));
      const take = async (pages: Record<string, string>) => {
        for (const [name, path] of Object.entries(pages))
          if (isShown(name))
            await picture(page, path, `${name}-${width}-${theme}-${language}.png`, { language, theme });
      };
      await take(publicPages);
      await enterAsUser(page, 'verificada@semblante.test');
      if (isMain && width === widths[0]) {
        await makePurchases(page);
        await makeSwap(page);
        await makeCutOuts(page);
        await waitForClips(page);
      }
      await take({
        ...userPages,
        catalog: '/user/catalog',
        'catalog-scene': `/user/catalog/${shownClip}`,
        'cut-out': '/user/modifyImages',
        faceswap: '/user/faceswap',
        'faceswap-people': `/user/faceswap?video=${swappedVideo}`,
        payment: `/user/credits?payment=${pendingPayment}`,
        receipt: `/user/receipts/${paidPayment}`,
      });
      if (isMain || width === 1440) {
        await page.goto('/login?logout=1');
        // The old session is ended before a new one begins; leaving earlier would end the new one.
        await page.waitForURL(/\/login$/);
        await enterAsStaff(page);
        if (isMain && width === widths[0]) shownUser = await makeStaffWork(page);
        await take({
          ...staffPages,
          'staff-video': `/staff/videos/${shownClip}`,
          'staff-user': `/staff/users/${shownUser}`,
          'staff-user-credits': `/staff/users/${shownUser}?tab=credits`,
        });
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
  await page.goto('/user/faceswap');
  await choosePhoto(page, media.photo, say);
  await declareAndAdd(page, say);
  await sendAndPreview(page, media.clip, say);
  const { data } = (await (await page.request.get('/api/videos')).json()) as { data: { id: string }[] };
  swappedVideo = data[0]?.id ?? '';
  await page.getByRole('button', { name: say.start }).last().click();
  await page.getByRole('link', { name: say.download }).first().waitFor({ timeout: 180_000 });
}

/**
 * They are drawn one after the other while the product is in use, half a minute each; one with two people is shown on
 * its own page.
 */
async function waitForClips(page: Page): Promise<void> {
  for (let known = 0, since = Date.now(); Date.now() - since < 180_000;) {
    const { data, meta } = (await (await page.request.get('/api/catalog')).json()) as {
      data: { id: string; people_count: number }[];
      meta: { total: number };
    };
    shownClip = (data.find(({ people_count }) => people_count > 1) ?? data[0])?.id ?? '';
    if (meta.total >= clipCount) return;
    if (meta.total !== known) [known, since] = [meta.total, Date.now()];
    await page.waitForTimeout(2_000);
  }
  throw new Error(`not all of the ${clipCount} clips of the catalogue are there`);
}

/** Two pictures cut out, so that the editor and the dashboard have something to show. */
async function makeCutOuts(page: Page): Promise<void> {
  await page.goto('/user/modifyImages');
  await cutOutBoth(page, cutOutWords.pt_BR);
}

async function picture(
  page: Page,
  path: string,
  file: string,
  look: { language: string; theme: string },
): Promise<void> {
  await page.goto(path);
  await page.evaluate(({ language, theme }) => {
    localStorage.setItem('language', language);
    localStorage.setItem('theme', theme);
  }, look);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  // As tall as the page: what sticks to the window's edges is where it belongs then, not in the middle of the picture.
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.setViewportSize({
    width,
    height: Math.max(windowHeight, await page.evaluate(() => document.documentElement.scrollHeight)),
  });
  await page.screenshot({ path: `${folder}${file}` });
  await page.setViewportSize({ width, height: windowHeight });
  await page.evaluate(() => localStorage.setItem('language', 'pt_BR'));
}

/** One paid by Pix, one that waits: the statement, the receipt and the payment panel have something to show. */
async function makePurchases(page: Page): Promise<void> {
  const call = async (method: string, path: string, body?: object) =>
    (await callFrom(page, method, path, body)) as {
      data: { payment: { id: string } } & { id: string; credits: number }[];
    };
  await call('PATCH', '/api/user/billing', { cpf: '529.982.247-25', phone: '(11) 98765-4321' });
  const packages = (await call('GET', '/api/credits/packages')).data;
  const buy = async (place: number) =>
    (await call('POST', '/api/payments', { package_id: packages[place]?.id, method: 'pix' })).data.payment.id;
  paidPayment = await buy(2);
  await page.request.post(`/sandbox/checkout/${paidPayment}/approve`);
  await page.waitForTimeout(2_000);
  pendingPayment = await buy(1);
}

/** Calls as the page does, with its session and its token. */
async function callFrom(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  return await page.evaluate(
    async ({ method: verb, path: where, body: given }) => {
      await fetch('/api/csrf');
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const answer = await fetch(where, {
        method: verb,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
        ...(given && { body: JSON.stringify(given) }),
      });
      return (await answer.json()) as unknown;
    },
    { method, path, body },
  );
}

/**
 * A gift, a gift that waits for a second admin, and a verification: the account, the approvals and the audit have
 * something to show.
 */
async function makeStaffWork(page: Page): Promise<string> {
  const found = (await callFrom(page, 'GET', '/api/staff/users?query=verificada@semblante.test')) as {
    data: { id: string }[];
  };
  const id = found.data[0]?.id ?? '';
  await callFrom(page, 'POST', '/api/staff/confirm', { current_password: demoPassword });
  await callFrom(page, 'POST', `/api/staff/users/${id}/credits`, {
    kind: 'gift',
    credits: 5,
    reason: 'O primeiro vídeo saiu cortado',
  });
  await callFrom(page, 'POST', `/api/staff/users/${id}/credits`, {
    kind: 'gift',
    credits: 900,
    reason: 'Parceria com a escola de dança',
  });
  const { data } = (await callFrom(page, 'GET', `/api/staff/users/${id}`)) as { data: { user: { version: number } } };
  await callFrom(page, 'POST', `/api/staff/users/${id}/verification`, {
    version: data.user.version,
    is_irrestrict: true,
    checked: 'RG com foto e chamada de vídeo',
  });
  return id;
}
