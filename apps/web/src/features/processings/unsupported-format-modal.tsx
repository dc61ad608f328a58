import FileVideo from 'lucide-react/icons/file-video';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';

interface UnsupportedFormatModalProps {
  open: boolean;
  onClose: () => void;
  onChooseAnother: () => void;
}

/** docs/product/processings.md#limits: only MP4 is accepted. */
export function UnsupportedFormatModal({ open, onClose, onChooseAnother }: UnsupportedFormatModalProps) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      onClose={onClose}
      picture={
        <div className="h-32">
          <WellPicture icon={<FileVideo />} />
        </div>
      }
      title={t('processings.format_modal.title')}
      text={t('processings.format_modal.text')}
      actions={
        <>
          <Button onClick={onChooseAnother}>{t('processings.format_modal.choose')}</Button>
          <Button kind="sec" onClick={onClose}>
            {t('processings.format_modal.close')}
          </Button>
        </>
      }
    />
  );
}
