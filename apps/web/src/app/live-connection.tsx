import { useEffect } from 'react';
import { useConfirmedUserId } from '../lib/use-current-user.ts';
import { receiveEvent, refreshAll, refreshUser } from './live-events.ts';

/** While somebody is logged in, this tab's one connection. Its code comes after the page. */
export function LiveConnection() {
  const userId = useConfirmedUserId();
  useEffect(() => {
    if (userId === undefined) return;
    let hasLeft = false;
    let disconnect: (() => void) | undefined;
    import('../lib/realtime.ts').then(({ connectRealtime }) => {
      if (hasLeft) return;
      disconnect = connectRealtime({
        onEvent: receiveEvent,
        onConnected: (isAgain) => isAgain && refreshAll(),
        onRefused: refreshUser,
      });
    }, console.error);
    return () => {
      hasLeft = true;
      disconnect?.();
    };
  }, [userId]);
  return null;
}
