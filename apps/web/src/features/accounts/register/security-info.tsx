import Lock from 'lucide-react/icons/lock';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';

const SecurityInfoModal = lazy(async () => ({
  default: (await import('./security-info-modal.tsx')).SecurityInfoModal,
}));

/** The button, and the modal once it was asked for. */
export function SecurityInfo() {
  const { t } = useTranslation();
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  return (
    <>
      <Button
        kind="quiet"
        size="sm"
        icon={<Lock className="size-4" />}
        className="-mx-3"
        onClick={() => setState('open')}
      >
        {t('accounts.security_info.open')}
      </Button>
      {state !== 'unasked' && (
        <Suspense>
          <SecurityInfoModal open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
