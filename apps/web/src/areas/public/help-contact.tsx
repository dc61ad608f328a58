import { useTranslation } from 'react-i18next';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';

export function HelpContact() {
  const { t } = useTranslation();
  return (
    <Card tint className="flex flex-col items-start gap-4 md:flex-row md:items-center md:justify-between">
      <div>
        <h2 className="text-lg font-[650]">{t('public.help.contact_title')}</h2>
        <p className="text-sm text-muted">{t('public.help.contact_text')}</p>
      </div>
      <ButtonLink>
        <AppLink to="contact">{t('public.help.contact_action')}</AppLink>
      </ButtonLink>
    </Card>
  );
}
