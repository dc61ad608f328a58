import type { Language } from '@semblante/contracts';
import { answer, api } from './api.ts';
import { showError } from './error-toasts.ts';
import { changeLanguage, i18n } from './i18n.ts';
import { findLoadedUser, rememberUser } from './session.ts';
import { showToasts } from './toasts.ts';

/** Changes what is on screen at once; whoever is logged in finds it again on every device. */
export async function saveLanguageChoice(language: Language): Promise<void> {
  try {
    await changeLanguage(language);
  } catch (error) {
    console.error(error);
    void showToasts('error', i18n.t('shell.preferences.load_failed'));
    return;
  }
  const user = findLoadedUser();
  if (user === undefined || user.language === language) return;
  try {
    const { data } = await answer(api.PATCH('/api/user', { body: { language } }));
    rememberUser(data.user);
  } catch (error) {
    showError(error);
  }
}
