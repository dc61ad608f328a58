import type { CurrentUser } from '@semblante/contracts';
import { changeLanguage } from '../lib/i18n.ts';
import { say } from '../lib/say.ts';
import { rememberUser } from '../lib/session.ts';
import { goToPath } from './navigation.ts';
import { isRouteName, pathTo } from './route-names.ts';

/** The account's own language comes first (SPEC 1); without its texts the page stays in the one it speaks. */
export async function adoptLanguage(user: CurrentUser): Promise<void> {
  if (user.language === null) return;
  try {
    await changeLanguage(user.language);
  } catch (error) {
    console.error(error);
  }
}

/** After a login or a registration: the route named by the user's own `base_route`. */
export async function enter(user: CurrentUser): Promise<void> {
  rememberUser(user);
  await adoptLanguage(user);
  if (isRouteName(user.base_route)) goToPath(pathTo(user.base_route));
  else say({ kind: 'error', key: 'shell.session.forbidden' });
}
