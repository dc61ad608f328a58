import type { OwnReview } from '@semblante/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DoubtedMoments } from './doubted-moments.tsx';
import { Objection } from './objection.tsx';

interface HeldPanelProps {
  review: OwnReview | null;
  /** Of a result credits are reserved; of an upload nothing is. */
  isResult?: boolean;
  /** A heading of its own where nothing around it says the same. */
  title?: string;
}

/** What the screen doubted and when, what it costs, when a decision comes at the latest, and the way to object. */
export function HeldPanel({ review, isResult = false, title }: HeldPanelProps) {
  const { t } = useTranslation();
  if (review === null || review.reason === null) return <Notice kind="warn">{t('review.held.reported')}</Notice>;
  const { reason, decide_by: decideBy, is_late: isLate } = review;
  const until = decideBy === null ? undefined : formatDate(decideBy, 'full');
  return (
    <div className="flex flex-col gap-5 text-sm">
      <Notice kind="warn">
        {title !== undefined && <p className="font-[650]">{title}</p>}
        <p>{t(`review.held.${reason}`)}</p>
      </Notice>
      <DoubtedMoments review={review} />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={t('review.held.cost')}>{t(isResult ? 'review.held.reserved' : 'review.held.free')}</Fact>
        {until !== undefined && !isLate && (
          <Fact name={t('review.held.until')}>
            <time dateTime={decideBy ?? undefined} className="tabular-nums">
              {until}
            </time>
          </Fact>
        )}
      </dl>
      {isLate && until !== undefined ? (
        <Notice kind="danger">{t('review.held.late', { date: until })}</Notice>
      ) : (
        <p className="text-muted">{t('review.held.told')}</p>
      )}
      {review.can_object && <Objection review={review} />}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-[650]">{children}</dd>
    </div>
  );
}
