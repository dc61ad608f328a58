import type { CurrentUser } from '@semblante/contracts';
import { adoptLanguage } from '../../../lib/adopt-language.ts';
import { say } from '../../../lib/say.ts';
import { rememberUser } from '../../../lib/session.ts';
import { goToPath } from '../../../navigation/go-to-path.ts';
import { isRouteName, pathTo } from '../../../navigation/route-names.ts';

/**
 * After a login: the route named by the user's own `base_route`. Whoever has just registered comes to try something
 * first.
 */
export async function enter(user: CurrentUser, route: unknown = user.base_route): Promise<void> {
  rememberUser(user);
  await adoptLanguage(user);
  if (isRouteName(route)) goToPath(pathTo(route));
  else say({ kind: 'error', key: 'shell.session.forbidden' });
}
