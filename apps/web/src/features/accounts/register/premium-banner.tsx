import { useTranslation } from 'react-i18next';
import { Portrait } from '../../../ui/picture/illustration.tsx';

export function PremiumBanner({ invited }: { invited: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-3.5 rounded-[14px] bg-fill px-3.5 py-3">
      <Portrait who="zeca" className="size-11 shrink-0 rounded-picture" />
      <div className="min-w-0">
        <p className="leading-snug font-[650]">
          {invited ? t('accounts.register.premium_invited') : t('accounts.register.premium_title')}
        </p>
        <p className="text-sm text-pretty text-muted">{t('accounts.register.premium_text')}</p>
      </div>
    </div>
  );
}
