import { useMutation } from '@tanstack/react-query';
import Shield from 'lucide-react/icons/shield';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { startEnrolment } from './second-factor-calls.ts';
import type { Enrolment } from './second-factor-calls.ts';

export function SecondFactorOff({ onStarted }: { onStarted: (enrolment: Enrolment) => void }) {
  const { t } = useTranslation();
  const start = useMutation({ mutationFn: startEnrolment, onSuccess: onStarted, onError: showError });
  return (
    <Card className="flex flex-col items-start gap-4">
      <Shield className="size-6 text-muted" aria-hidden="true" />
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-[650]">{t('accounts.second_factor.off_title')}</h2>
        <p className="max-w-[60ch] text-pretty text-ink-2">{t('accounts.second_factor.off_text')}</p>
      </div>
      <Button busy={start.isPending} busyLabel={t('accounts.second_factor.starting')} onClick={() => start.mutate()}>
        {t('accounts.second_factor.start')}
      </Button>
    </Card>
  );
}
