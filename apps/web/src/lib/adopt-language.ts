import type { CurrentUser } from '@semblante/contracts';
import { changeLanguage } from './i18n.ts';

/** The account's own language comes first (SPEC 1); without its texts the page stays in the one it speaks. */
export async function adoptLanguage(user: CurrentUser): Promise<void> {
  if (user.language === null) return;
  try {
    await changeLanguage(user.language);
  } catch (error) {
    console.error(error);
  }
}
