import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/**
 * What is going away or coming in has no place and no colour of its own for a moment. What turns for ever is not waited
 * for.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
}

/** Nothing fades while it is looked at: what starts to go meanwhile, such as a toast, is gone at once. */
async function withoutMotion<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const stilled = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    const still = ['transition: none', 'animation-duration: 0s', 'animation-delay: 0s'];
    sheet.replaceSync(`*, *::before, *::after { ${still.map((rule) => `${rule} !important`).join('; ')} }`);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const found = await look();
  await stilled.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return found;
}

/** WCAG 2.2 AA and axe's own good practice, on the page as it stands. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Behind an open dialog the page's own title is hidden from everyone.
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog').getByRole('heading')).first().waitFor();
  // A page that only changed its state still has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const findings = await withoutMotion(page, async () => {
    await untilStill(page);
    return await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(how: object): Promise<{ violations: Finding[] }> } };
      // Every rule runs; only what breaks one is written out, which is most of the work otherwise.
      return (await axe.run({ resultTypes: ['violations'] })).violations;
    });
  });
  const told = findings.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(' ')}`);
  expect(told, where).toEqual([]);
}
