import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '../ui/button/button.tsx';
import { Modal } from '../ui/overlay/modal.tsx';

/** Whoever leaves with something unsaved is asked first: within the app by us, out of it by the browser. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation();
  // A session that is over leads to the login, whatever was typed (docs/product/accounts.md).
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !/^\/(staff\/)?login/.test(nextLocation.pathname),
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('shell.leave.title')}
      text={t('shell.leave.text')}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{t('shell.leave.stay')}</Button>
          <Button kind="dsec" onClick={() => blocker.proceed?.()}>
            {t('shell.leave.go')}
          </Button>
        </>
      }
    />
  );
}
