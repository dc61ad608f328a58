import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DisableModal } from './disable-modal.tsx';
import { RenewModal } from './renew-modal.tsx';

interface SecondFactorOnProps {
  onRenewed: (recoveryCodes: string[]) => void;
  onDisabled: () => void;
}

export function SecondFactorOn({ onRenewed, onDisabled }: SecondFactorOnProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'nothing' | 'renew' | 'disable'>('nothing');
  const close = () => setAsking('nothing');
  return (
    <Card className="flex flex-col items-start gap-4">
      <ShieldCheck className="size-6 text-ok" aria-hidden="true" />
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-[650]">{t('accounts.second_factor.on_title')}</h2>
        <p className="text-pretty text-ink-2">{t('accounts.second_factor.on_text')}</p>
      </div>
      <div className="flex w-full flex-col gap-3 md:flex-row">
        <Button kind="sec" onClick={() => setAsking('renew')}>
          {t('accounts.second_factor.renew')}
        </Button>
        <Button kind="dsec" onClick={() => setAsking('disable')}>
          {t('accounts.second_factor.disable')}
        </Button>
      </div>
      <RenewModal open={asking === 'renew'} onClose={close} onDone={onRenewed} />
      <DisableModal open={asking === 'disable'} onClose={close} onDone={onDisabled} />
    </Card>
  );
}
