// `npm run screens`: the pictures of docs/screens, taken off the running product in a real browser.
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { enterAsStaff, enterAsUser } from './kit/people.ts';
import { startTestSite } from './kit/test-site.ts';
import { ensureBrowser } from '../tools/setup/browser.mjs';

const folder = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const widths = [390, 1440] as const;
const publicPages = { login: '/login', register: '/register', terms: '/terms', help: '/help', 'not-found': '/nothing-here', kit: '/kit' };
const userPages = { dashboard: '/user/dashboard', profile: '/user/perfil', 'second-factor': '/user/second-factor', sessions: '/user/sessions', credits: '/user/credits' };
const staffPages = { 'staff-dashboard': '/staff/dashboard', 'staff-sells': '/staff/sells' };

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
      const isShown = (name: string) => isMain || ['login', 'dashboard', 'credits'].includes(name);
      const context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 900 }, reducedMotion: 'reduce', locale: 'pt-BR', deviceScaleFactor: 1 });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('dont_show_credit_modal', 'true'));
      const take = async (pages: Record<string, string>) => {
        for (const [name, path] of Object.entries(pages)) if (isShown(name)) await picture(page, path, `${name}-${width}-${theme}-${language}.png`, { language, theme });
      };
      await take(publicPages);
      await enterAsUser(page, 'verificada@semblante.test');
      await take(userPages);
      if (isMain) {
        await page.goto('/login?logout=1');
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
