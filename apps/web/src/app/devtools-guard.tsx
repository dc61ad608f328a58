import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCurrentUser } from '../lib/use-current-user.ts';
import { isGuarded } from './devtools-rule.ts';

/** Where the page goes when it triggers: never to the address of the library's author, which is its default. */
const awayUrl = 'https://www.google.com/';
/**
 * Of the library's detectors: 2, 3 and 4 take zoom and phones for developer tools, and 5 runs code from text, which no
 * page of ours may.
 */
const detectors = [0, 1, 6, 7];

let isStarted = false;
let isGuardedNow = false;

/** docs/product/accounts.md. A nuisance for the curious and no protection; only in builds that ask for it. */
export function DevtoolsGuard() {
  const { pathname } = useLocation();
  const role = useCurrentUser()?.role;
  const guarded = isGuarded({ pathname, role });
  useEffect(() => {
    if (guarded && !isStarted) {
      isStarted = true;
      import('disable-devtool').then(({ default: disableDevtool }) => {
        disableDevtool({
          url: awayUrl,
          timeOutUrl: awayUrl,
          detectors,
          disableMenu: false,
          clearLog: false,
          ignore: () => !isGuardedNow,
        });
      }, console.error);
    }
    isGuardedNow = guarded;
  }, [guarded]);
  return null;
}
