import type { Package } from '@semblante/contracts';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format-money.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useAnswerDays } from '../support/index.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { purposeOf } from './package-words.ts';

interface PackageCardProps {
  pack: Package;
  /** The one package of the page that is green. */
  isPopular: boolean;
}

export function PackageCard({ pack, isPopular }: PackageCardProps) {
  const { t } = useTranslation();
  const credits = t('credits.packages.credits', { count: pack.credits, amount: formatNumber(pack.credits) });
  const price = formatMoney(pack.amount_cents);
  return (
    <li
      className={joinClasses(
        'relative flex flex-col gap-4 rounded-card bg-surface px-4 pt-5 pb-4 md:px-5 md:pt-6 md:pb-5',
        isPopular ? 'inset-ring-2 inset-ring-ink' : 'inset-ring inset-ring-line',
      )}
    >
      {isPopular && (
        <Tag kind="chroma" className="absolute -top-3 left-4.5">
          {t('credits.packages.popular')}
        </Tag>
      )}
      <div className="flex flex-wrap items-start justify-between gap-4 md:flex-col md:items-start">
        <div className="order-last flex shrink-0 md:order-first md:h-16 md:items-end">
          <ContactSheet credits={pack.credits} className="max-md:h-9 max-md:w-auto max-md:max-w-30" />
        </div>
        <div>
          <h3 className="display-sm text-[1.625rem] leading-tight whitespace-nowrap">{credits}</h3>
          <p className="text-sm text-muted">{t(`credits.packages.${purposeOf(pack.credits)}`)}</p>
        </div>
      </div>
      <PackagePrice pack={pack} />
      <PackageBenefits hasPriority={pack.tags.includes('priority_processing')} />
      <ButtonLink kind={isPopular ? 'go' : 'sec'} wide className="mt-auto">
        <AppLink
          to="user.credits"
          query={{ package: pack.id }}
          aria-label={t('credits.packages.buy_label', { credits, price })}
        >
          {t('credits.packages.buy')}
        </AppLink>
      </ButtonLink>
    </li>
  );
}

function PackagePrice({ pack }: { pack: Package }) {
  const { t } = useTranslation();
  return (
    <div>
      {pack.promotion !== null && (
        <p className="flex items-center gap-2">
          <span className="sr-only">{t('credits.packages.list_price')}</span>
          <s className="text-sm text-muted tabular-nums">{formatMoney(pack.list_price_cents)}</s>
          <Tag kind="ok">{t('credits.packages.off', { percent: pack.promotion.percent_off })}</Tag>
        </p>
      )}
      <p className="display-sm mt-1.5 mb-1 text-[1.75rem] leading-tight whitespace-nowrap">
        {formatMoney(pack.amount_cents)}
      </p>
      <p className="text-sm text-muted tabular-nums">
        {t('credits.packages.each', { price: formatMoney(Math.round(pack.amount_cents / pack.credits)) })}
      </p>
    </div>
  );
}

function PackageBenefits({ hasPriority }: { hasPriority: boolean }) {
  const { t } = useTranslation();
  const days = useAnswerDays();
  const benefits = [hasPriority ? 'priority' : 'tools', 'support', 'no_fee'] as const;
  return (
    <ul className="grid gap-2 text-sm text-ink-2">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex items-start gap-2">
          <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden="true" />
          {benefit === 'support' ? days && t('credits.packages.support', { days }) : t(`credits.packages.${benefit}`)}
        </li>
      ))}
    </ul>
  );
}
