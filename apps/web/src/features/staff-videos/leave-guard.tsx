import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

/** Whoever leaves with something unsaved is asked first: within the app by us, out of it by the browser. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);

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
      title={t('staff-videos.leave.title')}
      text={t('staff-videos.leave.text')}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{t('staff-videos.leave.stay')}</Button>
          <Button kind="dsec" onClick={() => blocker.proceed?.()}>{t('staff-videos.leave.go')}</Button>
        </>
      }
    />
  );
}
