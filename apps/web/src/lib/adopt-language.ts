import type { CurrentUser } from '@semblante/contracts';
import { changeLanguage } from './i18n.ts';

/**
 * The account’s own language comes first (docs/product/principles.md); without its texts the page keeps the present
 * one.
 */
export async function adoptLanguage(user: CurrentUser): Promise<void> {
  if (user.language === null) return;
  try {
    await changeLanguage(user.language);
  } catch (error) {
    console.error(error);
  }
}
