import { erasedKinds, type ErasureReceipt as Receipt } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format-date.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Card } from '../../ui/layout/card.tsx';

const tagKinds = { waiting: 'warn', erasing: 'warn', sweeping: 'ok', done: 'ok', cancelled: 'fill' } as const;

/** What became of an account that asked for its end, for whoever holds the number. */
export function ErasureReceipt({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  return (
    <Card className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
          <dt className="text-muted">{t('privacy.receipt.number')}</dt>
          <dd className="font-[550] wrap-anywhere">{receipt.protocol}</dd>
          <dt className="text-muted">{t('privacy.receipt.asked_at')}</dt>
          <dd className="font-[550] tabular-nums">{formatDate(receipt.asked_at, 'full')}</dd>
          {receipt.erased_at !== null && (
            <>
              <dt className="text-muted">{t('privacy.receipt.erased_at')}</dt>
              <dd className="font-[550] tabular-nums">{formatDate(receipt.erased_at, 'full')}</dd>
            </>
          )}
        </dl>
        <Tag kind={tagKinds[receipt.state]}>{t(`privacy.receipt.state_${receipt.state}`)}</Tag>
      </div>
      <Outcome receipt={receipt} />
    </Card>
  );
}

function Outcome({ receipt: { state, counts } }: { receipt: Receipt }) {
  const { t } = useTranslation();
  if (state !== 'done' && state !== 'sweeping')
    return <p className="text-pretty text-ink-2">{t(`privacy.receipt.text_${state}`)}</p>;
  const counted = erasedKinds.filter((kind) => (counts[kind] ?? 0) > 0);
  return (
    <section aria-labelledby="deleted" className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id="deleted" className="text-lg font-[650]">
        {t('privacy.receipt.deleted')}
      </h2>
      {counted.length === 0 ? (
        <p>{t('privacy.receipt.nothing')}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1 pl-5 tabular-nums marker:text-muted">
          {counted.map((kind) => (
            <li key={kind} className="pl-1">
              {t(`privacy.kinds.${kind}`, { count: counts[kind] ?? 0 })}
            </li>
          ))}
        </ul>
      )}
      <p className="text-pretty text-ink-2">{t('privacy.receipt.key')}</p>
      <p className="text-pretty text-ink-2">{t('privacy.receipt.rest')}</p>
    </section>
  );
}
