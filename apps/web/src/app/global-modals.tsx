import { lazy, Suspense, useEffect } from 'react';
import { findCreditModalShownAt, isCreditModalDismissed, saveCreditModalShownAt } from '../lib/browser-storage.ts';
import { findLoadedUser } from '../lib/session.ts';
import { useConfirmedUserId } from '../lib/use-current-user.ts';
import { creditOutEveryMs, shouldShowCreditOut } from './credit-out-rule.ts';
import { openGlobalModal, useGlobalModal, useGlobalModalNeeded } from './global-modal.ts';

const CreditModals = lazy(async () => ({ default: (await import('./credit-modals.tsx')).Component }));

function checkCreditOut() {
  const user = findLoadedUser();
  if (user === undefined) return;
  const now = Date.now();
  if (!shouldShowCreditOut({ user, dismissed: isCreditModalDismissed(), shownAt: findCreditModalShownAt(), now }))
    return;
  saveCreditModalShownAt(now);
  openGlobalModal('credit-out');
}

/** Watches the balance of whoever is logged in; the modals' code comes when one is to be shown. */
export function GlobalModals() {
  const userId = useConfirmedUserId();
  const modal = useGlobalModal();
  const isNeeded = useGlobalModalNeeded();

  useEffect(() => {
    if (userId === undefined) return;
    checkCreditOut();
    const timer = setInterval(checkCreditOut, creditOutEveryMs);
    return () => {
      clearInterval(timer);
      openGlobalModal(undefined);
    };
  }, [userId]);

  if (userId === undefined || !isNeeded) return null;
  return (
    <Suspense>
      <CreditModals modal={modal} />
    </Suspense>
  );
}
