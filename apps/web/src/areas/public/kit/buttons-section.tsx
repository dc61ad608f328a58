import Download from 'lucide-react/icons/download';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Coin } from '../../../ui/picture/coin.tsx';
import { KitRow, KitSection } from './kit-section.tsx';

export function ButtonsSection() {
  const { t } = useTranslation();
  return (
    <KitSection title={t('kit.buttons.title')} text={t('kit.buttons.text')}>
      <div className="flex flex-col gap-4">
        <KitRow>
          <Button kind="go">{t('kit.buttons.go')}</Button>
          <Button>{t('kit.buttons.ink')}</Button>
          <Button kind="sec" icon={<Download className="size-4" aria-hidden="true" />}>
            {t('kit.buttons.sec')}
          </Button>
          <Button kind="quiet">{t('kit.buttons.quiet')}</Button>
          <Button kind="dsec">{t('kit.buttons.dsec')}</Button>
          <Button kind="danger">{t('kit.buttons.danger')}</Button>
        </KitRow>
        <KitRow>
          <Button size="lg">{t('kit.buttons.large')}</Button>
          <Button size="sm">{t('kit.buttons.small')}</Button>
          <ButtonLink kind="sec">
            <a href="#kit-main">{t('kit.buttons.link')}</a>
          </ButtonLink>
          <Button kind="sec" className="outline-2 outline-offset-2 outline-ink">
            {t('kit.buttons.focus')}
          </Button>
          <Button reason={t('kit.buttons.reason')}>{t('kit.buttons.save')}</Button>
        </KitRow>
        <BusyButtons />
        <KitRow>
          <IconButton label={t('kit.buttons.download')} icon={<Download />} />
          <IconButton kind="ok" label={t('kit.buttons.up')} icon={<ThumbsUp />} aria-pressed />
          <IconButton kind="danger" label={t('kit.buttons.down')} icon={<ThumbsDown />} aria-pressed />
          <IconButton kind="quiet" label={t('kit.buttons.delete')} icon={<Trash2 />} />
          <Coin />
          <Coin className="size-9" />
          <Coin turning className="size-9" />
        </KitRow>
      </div>
    </KitSection>
  );
}

function BusyButtons() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(true);
  return (
    <KitRow>
      <Button busy={busy} busyLabel={t('kit.buttons.saving')}>
        {t('kit.buttons.save')}
      </Button>
      <Button kind="go" busy={busy} busyLabel={t('kit.buttons.starting')}>
        {t('kit.buttons.go')}
      </Button>
      <Button kind="danger" busy={busy} busyLabel={t('kit.buttons.deleting')}>
        {t('kit.buttons.danger')}
      </Button>
      <Button kind="sec" busy={busy}>
        {t('kit.buttons.noGerund')}
      </Button>
      <Button kind="quiet" size="sm" onClick={() => setBusy(!busy)}>
        {t('kit.buttons.toggleBusy')}
      </Button>
    </KitRow>
  );
}
