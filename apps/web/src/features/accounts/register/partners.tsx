import { useTranslation } from 'react-i18next';

const partners = ['c2pa', 'pix', 'lgpd'] as const;

/** Not companies that lend us a logo: the public standards and rules the product is built on. */
export function Partners() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="partners-title" className="flex flex-col gap-4 border-t border-line pt-6">
      <div>
        <h2 id="partners-title" className="text-sm font-[650]">
          {t('accounts.partners.title')}
        </h2>
        <p className="text-xs text-muted">{t('accounts.partners.text')}</p>
      </div>
      <dl className="grid gap-4 sm:grid-cols-3">
        {partners.map((partner) => (
          <div key={partner}>
            <dt className="font-bold text-ink-2">{t(`accounts.partners.${partner}_name`)}</dt>
            <dd className="text-xs text-pretty text-muted">{t(`accounts.partners.${partner}_text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
