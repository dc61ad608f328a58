import type { Erasure, Privacy } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatDate } from '../../lib/format-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EraseModal } from './erase-modal.tsx';
import { cancelErasure } from './privacy-calls.ts';
import { timeLeft } from './time-left.ts';

export function ErasureCard({ privacy, headingLevel }: { privacy: Privacy; headingLevel: 2 | 3 }) {
  const { t } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <Heading className="text-lg font-[650]">{t('privacy.erasure.title')}</Heading>
        {privacy.erasure === null && (
          <p className="text-ink-2">{t('privacy.erasure.what', { count: privacy.erasure_days })}</p>
        )}
      </div>
      {privacy.erasure === null ? <AskErasure privacy={privacy} /> : <ErasureUnderWay erasure={privacy.erasure} />}
    </Card>
  );
}

function AskErasure({ privacy }: { privacy: Privacy }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (privacy.consequences.is_last_admin) return <Notice kind="info">{t('privacy.erasure.last_admin')}</Notice>;
  return (
    <>
      <Button kind="dsec" className="self-start max-md:w-full" onClick={() => setIsOpen(true)}>
        {t('privacy.erasure.open')}
      </Button>
      <EraseModal open={isOpen} privacy={privacy} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** The countdown and the way back; on the dashboard too, where whoever logs in arrives. */
export function ErasureUnderWay({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation();
  const [isUndoing, setIsUndoing] = useState(false);
  if (erasure.state !== 'waiting') return <Notice kind="warn">{t('privacy.erasure.begun')}</Notice>;

  function undo() {
    setIsUndoing(true);
    cancelErasure()
      .then(() => toast.success(t('privacy.erasure.undone')), showError)
      .finally(() => setIsUndoing(false));
  }

  return (
    <Notice kind="warn">
      <div className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
        <div className="flex flex-col gap-1">
          <p className="text-base font-[650]">{t('privacy.erasure.waiting_title')}</p>
          <p>
            {t('privacy.erasure.waiting', { date: formatDate(erasure.due_at, 'full'), protocol: erasure.protocol })}
          </p>
          <p className="font-[550]">
            <LeftText until={erasure.due_at} />
          </p>
        </div>
        <Button
          className="shrink-0 max-md:w-full"
          busy={isUndoing}
          busyLabel={t('privacy.erasure.undoing')}
          onClick={undo}
        >
          {t('privacy.erasure.undo')}
        </Button>
      </div>
    </Notice>
  );
}

function LeftText({ until }: { until: string }) {
  const { t } = useTranslation();
  const left = timeLeft(new Date(until), new Date());
  return left.unit === 'moments'
    ? t('privacy.erasure.left_moments')
    : t(`privacy.erasure.left_${left.unit}`, { count: left.count });
}
