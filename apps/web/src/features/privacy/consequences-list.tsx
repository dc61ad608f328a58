import { type ErasureConsequences, fixedRetention } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format-date.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { AppLink } from '../../navigation/app-link.tsx';

const counted = ['faces', 'running', 'credits', 'held', 'pending_payments', 'open_refunds', 'waiting_gifts'] as const;

/** What the end of the account means today: what goes, what is lost, and what can be saved first. */
export function ConsequencesList({ consequences }: { consequences: ErasureConsequences }) {
  const { t } = useTranslation();
  const files = consequences.videos + consequences.images + consequences.results;
  const lines = [
    ...(files > 0 ? [t('privacy.erasure.consequence.files', { count: files })] : []),
    ...counted.flatMap((name) =>
      consequences[name] > 0
        ? [
            t(`privacy.erasure.consequence.${name}`, {
              count: consequences[name],
              days: fixedRetention.refund_wait_days,
            }),
          ]
        : [],
    ),
  ];
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
      {lines.length === 0 && <li>{t('privacy.erasure.nothing')}</li>}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {consequences.refundable.map(({ payment_id: id, amount_cents: cents, until }) => (
        <li key={id}>
          {t('privacy.erasure.refundable', { amount: formatMoney(cents), date: formatDate(until, 'moment') })}{' '}
          <AppLink to="user.receipts" params={{ id }} className="text-link">
            {t('privacy.erasure.refund_link')}
          </AppLink>
        </li>
      ))}
      <li>{t('privacy.erasure.kept')}</li>
    </ul>
  );
}
