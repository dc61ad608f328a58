import type { SaleEvent } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../lib/format-date.ts';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { eventTopic } from './sale-words.ts';

const kinds = {
  accepted: 'ok',
  ignored: 'fill',
  forged: 'danger',
  stale: 'fill',
  malformed: 'warn',
  foreign: 'warn',
} as const;

/** What the provider told us of this payment, and what we made of it. */
export function SaleEvents({ events }: { events: readonly SaleEvent[] | undefined }) {
  const { t } = useTranslation();
  if (events === undefined)
    return (
      <SkeletonGroup>
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  if (events.length === 0) return <p className="text-muted">{t('sales.events.none')}</p>;
  return (
    <ol className="flex flex-col divide-y divide-line">
      {events.map((event) => (
        <li key={event.id} className="flex flex-col gap-1 py-2.5 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-[650]">{t(`sales.events.topics.${eventTopic(event.kind)}`)}</span>
            <Tag kind={kinds[event.verdict]}>{t(`sales.events.verdicts.${event.verdict}`)}</Tag>
          </p>
          {event.kind !== null && <p className="font-mono text-xs wrap-anywhere text-muted">{event.kind}</p>}
          <p className="text-xs text-muted tabular-nums">
            {t('sales.events.received', {
              at: formatStaffDate(event.received_at, 'full'),
              deliveries: event.deliveries,
            })}{' '}
            {event.verdict === 'accepted' && <Handling event={event} />}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Handling({ event: { handled_at, tries } }: { event: SaleEvent }) {
  const { t } = useTranslation();
  return handled_at === null
    ? t('sales.events.not_handled', { tries })
    : t('sales.events.handled', { at: formatStaffDate(handled_at, 'time') });
}
