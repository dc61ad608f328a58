import type { CurrentUser } from '@semblante/contracts';
import { changeLanguage } from '../lib/i18n.ts';
import { say } from '../lib/say.ts';
import { rememberUser } from '../lib/session.ts';
import { goToPath } from './navigation.ts';
import { isRouteName, pathTo } from './route-names.ts';

/** The account's own language comes first (docs/product/principles.md); without its texts the page keeps the present one. */
export async function adoptLanguage(user: CurrentUser): Promise<void> {
  if (user.language === null) return;
  try {
    await changeLanguage(user.language);
  } catch (error) {
    console.error(error);
  }
}

/** After a login: the route named by the user's own `base_route`. Whoever has just registered comes to try something first. */
export async function enter(user: CurrentUser, route: unknown = user.base_route): Promise<void> {
  rememberUser(user);
  await adoptLanguage(user);
  if (isRouteName(route)) goToPath(pathTo(route));
  else say({ kind: 'error', key: 'shell.session.forbidden' });
}
