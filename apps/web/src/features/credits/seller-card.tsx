import { useTranslation } from 'react-i18next';
import { formatDays } from '../../lib/format-days.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { AppLink } from '../../navigation/app-link.tsx';

/**
 * Who sells, under what contract and with what way back: Decreto 7.962/2013 wants it beside the price, not behind a
 * link.
 */
export function SellerCard() {
  const { t } = useTranslation();
  const settings = useSettings();
  if (settings === undefined) return null;
  const { company, support_email, support } = settings;
  return (
    <section aria-labelledby="seller" className="flex flex-col gap-2 text-sm text-ink-2">
      <h2 id="seller" className="text-base font-[650] text-ink">
        {t('credits.seller.title')}
      </h2>
      <address className="not-italic">
        {company.name}
        <br />
        {t('credits.seller.cnpj', { cnpj: company.cnpj })}
        <br />
        {company.address}
        <br />
        <a href={`mailto:${support_email}`} className="underline">
          {t('credits.seller.mail', { email: support_email })}
        </a>
      </address>
      <p>{t('credits.seller.answer', { days: formatDays(support.answer_days) })}</p>
      <p className="text-pretty">{t('credits.seller.right')}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <AppLink to="terms" className="text-link">
          {t('credits.seller.terms')}
        </AppLink>
        <AppLink to="privacy" className="text-link">
          {t('credits.seller.privacy')}
        </AppLink>
      </p>
    </section>
  );
}
