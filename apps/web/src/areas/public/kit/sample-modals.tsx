import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { GreenPlace } from '../../../ui/picture/green-place.tsx';
import { FacelessPerson } from '../../../ui/picture/illustration.tsx';

interface SampleProps {
  open: boolean;
  onClose: () => void;
  locked?: boolean;
}

export function PlainModal({ open, onClose, locked = false }: SampleProps) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={locked}
      title={locked ? t('kit.floating.lockedTitle') : t('kit.floating.plainTitle')}
      text={locked ? t('kit.floating.lockedText') : t('kit.floating.plainText')}
      actions={
        <>
          <Button onClick={onClose}>{t('kit.floating.plainMain')}</Button>
          {!locked && (
            <Button kind="sec" onClick={onClose}>
              {t('kit.floating.plainOther')}
            </Button>
          )}
        </>
      }
    >
      {!locked && <Notice kind="ok">{t('kit.floating.plainNotice')}</Notice>}
    </Modal>
  );
}

export function PictureModal({ open, onClose }: SampleProps) {
  const { t } = useTranslation();
  const benefits = [t('kit.floating.benefitA'), t('kit.floating.benefitB'), t('kit.floating.benefitC')];
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('kit.floating.pictureTitle')}
      text={t('kit.floating.pictureText')}
      picture={
        <GreenPlace className="flex h-37.5 items-end justify-center">
          <FacelessPerson who="zeca" className="h-[96%]" />
        </GreenPlace>
      }
      actions={
        <Button kind="go" size="lg" wide onClick={onClose}>
          {t('kit.floating.pictureMain')}
        </Button>
      }
    >
      <ul className="flex flex-col gap-3 text-sm font-[550]">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-3">
            <Check className="size-5 text-ok" aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
