import type { Page } from '@playwright/test';

/** What a call beside the page needs to be believed. */
export async function tokenHeader(page: Page): Promise<{ 'x-xsrf-token': string }> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return { 'x-xsrf-token': decodeURIComponent(token) };
}
