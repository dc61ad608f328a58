import type { Page } from '@playwright/test';

/** The modal for an empty balance covers the page; only the tests about it want it. */
export async function keepCreditModalAway(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('dont_show_credit_modal', 'true'));
}
