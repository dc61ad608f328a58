import { useTranslation } from 'react-i18next';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { CameraView } from '../../faces/index.ts';
import { addFiles } from './image-uploads.ts';
import { photoName } from './photo-name.ts';

export function CameraModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  function take(photo: File) {
    addFiles([new File([photo], photoName(new Date()), { type: photo.type })]);
    onClose();
  }
  return (
    <Modal open={open} onClose={onClose} title={t('images.camera.title')}>
      {open && <CameraView facing="environment" guide={t('images.camera.guide')} onPhoto={take} onBack={onClose} />}
    </Modal>
  );
}
