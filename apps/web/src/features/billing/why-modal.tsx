import IdCard from 'lucide-react/icons/id-card';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import UserCheck from 'lucide-react/icons/user-check';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';

const points = [
  { name: 'why_payer', Icon: IdCard },
  { name: 'why_once', Icon: RotateCcw },
  { name: 'why_sealed', Icon: LockKeyhole },
  { name: 'why_unique', Icon: UserCheck },
] as const;

export function WhyModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('credits.billing.why_title')}
      actions={
        <>
          <Button onClick={onClose}>{t('credits.billing.why_close')}</Button>
          <ButtonLink kind="sec">
            <AppLink to="privacy">{t('credits.billing.why_privacy')}</AppLink>
          </ButtonLink>
        </>
      }
    >
      <ul className="flex flex-col gap-4">
        {points.map(({ name, Icon }) => (
          <li key={name} className="flex gap-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-fill" aria-hidden="true">
              <Icon className="size-5" />
            </span>
            <div>
              <p className="leading-snug font-[650]">{t(`credits.billing.${name}`)}</p>
              <p className="text-sm text-pretty text-muted">{t(`credits.billing.${name}_text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
