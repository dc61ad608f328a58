import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { KitRow, KitSection } from './kit-section.tsx';
import { SampleMenu, SampleSheet } from './sample-menus.tsx';
import { PictureModal, PlainModal } from './sample-modals.tsx';

type Floating = 'plain' | 'picture' | 'locked' | 'sheet';

export function FloatingSection() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Floating>();
  const close = () => setOpen(undefined);
  return (
    <KitSection title={t('kit.floating.title')} text={t('kit.floating.text')}>
      <KitRow>
        <Button kind="sec" onClick={() => setOpen('plain')}>
          {t('kit.floating.modal')}
        </Button>
        <Button kind="sec" onClick={() => setOpen('picture')}>
          {t('kit.floating.pictureModal')}
        </Button>
        <Button kind="sec" onClick={() => setOpen('locked')}>
          {t('kit.floating.lockedModal')}
        </Button>
        <Button kind="sec" onClick={() => setOpen('sheet')}>
          {t('kit.floating.sheet')}
        </Button>
        <SampleMenu />
        <Popover label={t('kit.floating.popover')} trigger={<Button kind="sec">{t('kit.floating.popover')}</Button>}>
          {t('kit.floating.popoverText')}
        </Popover>
        <ToastButtons />
      </KitRow>
      <PlainModal open={open === 'plain'} onClose={close} />
      <PictureModal open={open === 'picture'} onClose={close} />
      <PlainModal locked open={open === 'locked'} onClose={close} />
      <SampleSheet open={open === 'sheet'} onClose={close} />
    </KitSection>
  );
}

function ToastButtons() {
  const { t } = useTranslation();
  function showAll() {
    toast.success(t('kit.messages.toast.success'));
    toast.error(t('kit.messages.toast.error'));
    toast.warning(t('kit.messages.toast.warning'));
    toast.info(t('kit.messages.toast.info'));
    toast.notification(t('kit.messages.toast.notification'));
  }
  return (
    <>
      <Button kind="sec" onClick={() => toast.success(t('kit.messages.toast.success'))}>
        {t('kit.floating.toast')}
      </Button>
      <Button kind="sec" onClick={showAll}>
        {t('kit.floating.toasts')}
      </Button>
    </>
  );
}
