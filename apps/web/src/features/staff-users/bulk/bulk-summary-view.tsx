import type { BulkSummary } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format-number.ts';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';

const refusals = ['own_account', 'target_is_staff', 'last_admin', 'user_not_found'] as const;

function refusalOf(code: string) {
  return refusals.find((name) => code === `staff.${name}`) ?? 'other';
}

/** How many change, stay or wait, and by name who is refused and why. */
export function BulkSummaryView({ summary }: { summary: BulkSummary }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4 text-sm">
      <Facts>
        <Fact name={t('staff.bulk.changed')}>{formatNumber(summary.changed)}</Fact>
        <Fact name={t('staff.bulk.unchanged')}>{formatNumber(summary.unchanged)}</Fact>
        {summary.awaiting > 0 && <Fact name={t('staff.bulk.awaiting')}>{formatNumber(summary.awaiting)}</Fact>}
        <Fact name={t('staff.bulk.refused')}>{formatNumber(summary.refused.length)}</Fact>
      </Facts>
      {summary.refused.length > 0 && (
        <ul className="flex max-h-48 flex-col gap-2 overflow-y-auto border-t border-line pt-3">
          {summary.refused.map(({ user_id, name, code }) => (
            <li key={user_id}>
              <span className="font-[650]">{name ?? user_id}</span>
              <span className="block text-muted">{t(`staff.bulk.refusals.${refusalOf(code)}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
