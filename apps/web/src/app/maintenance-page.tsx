import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { refreshSettings } from '../lib/use-settings.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { ClosedPlate } from '../ui/picture/illustration.tsx';
import { PicturePage } from './picture-page.tsx';
import { SoloFrame } from './solo-frame.tsx';

export function MaintenancePage() {
  const { t } = useTranslation();
  return (
    <SoloFrame>
      <title>{t('shell.titles.page', { title: t('shell.titles.maintenance') })}</title>
      <PicturePage
        picture={<ClosedPlate />}
        title={t('shell.maintenance.title')}
        text={t('shell.maintenance.text')}
        actions={<RetryButton />}
      >
        <Notice kind="ok">{t('shell.maintenance.safe')}</Notice>
      </PicturePage>
    </SoloFrame>
  );
}

function RetryButton() {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  async function retry() {
    setIsBusy(true);
    await refreshSettings();
    await revalidate();
    setIsBusy(false);
  }

  return (
    <Button
      kind="sec"
      icon={<RefreshCw className="size-4.5" />}
      busy={isBusy}
      busyLabel={t('shell.maintenance.retrying')}
      onClick={() => void retry()}
    >
      {t('shell.maintenance.retry')}
    </Button>
  );
}
