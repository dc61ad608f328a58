import Clock from 'lucide-react/icons/clock';
import KeyRound from 'lucide-react/icons/key-round';
import ScanFace from 'lucide-react/icons/scan-face';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../lib/use-settings.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';

const points = [
  { name: 'password', Icon: KeyRound },
  { name: 'faces', Icon: ScanFace },
  { name: 'retention', Icon: Clock },
  { name: 'access', Icon: ShieldCheck },
] as const;

interface SecurityInfoModalProps {
  open: boolean;
  onClose: () => void;
}

export function SecurityInfoModal({ open, onClose }: SecurityInfoModalProps) {
  const { t } = useTranslation();
  const retention = useSettings()?.retention;
  // A promise with a number in it is made only once the configured number is known.
  const known = points.filter(({ name }) => name !== 'retention' || retention !== undefined);
  return (
    <Modal
      wide
      open={open}
      onClose={onClose}
      title={t('accounts.security_info.title')}
      text={t('accounts.security_info.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('accounts.security_info.close')}</Button>
          <ButtonLink kind="sec">
            <AppLink to="privacy">{t('accounts.security_info.privacy')}</AppLink>
          </ButtonLink>
        </>
      }
    >
      <ul className="flex flex-col gap-4">
        {known.map(({ name, Icon }) => (
          <li key={name} className="flex gap-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-fill" aria-hidden="true">
              <Icon className="size-5" />
            </span>
            <div>
              <p className="leading-snug font-[650]">{t(`accounts.security_info.${name}_title`)}</p>
              <p className="text-sm text-pretty text-muted">
                {t(`accounts.security_info.${name}_text`, { ...retention })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
