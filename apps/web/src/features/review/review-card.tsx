import type { ReviewCase, ReviewReason, ReviewState } from '@semblante/contracts';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../lib/format-date.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { agoText } from './ago-text.ts';
import { CaseBlocks } from './case-blocks.tsx';
import { CaseReports } from './case-reports.tsx';
import { CaseVideo } from './case-video.tsx';
import { CaseWords } from './case-words.tsx';
import { CoveredPicture } from './covered-picture.tsx';
import { DecisionForm } from './decision-form.tsx';
import { momentsText } from './moments-text.ts';

const kinds: Record<ReviewState, ComponentProps<typeof Tag>['kind']> = {
  open: 'warn',
  appealed: 'info',
  cleared: 'ok',
  refused: 'danger',
  withdrawn: 'fill',
};

const reasons = {
  sexual_content: 'review.reasons.sexual_content',
  apparent_minor: 'review.reasons.apparent_minor',
  reported_intimate: 'review.reported.intimate',
  reported_minor: 'review.reported.minor',
  reported_no_consent: 'review.reported.no_consent',
  reported_deceit: 'review.reported.deceit',
  reported_other: 'review.reported.other',
} as const satisfies Record<ReviewReason, string>;

/** One item: whose it is, why it is here, what there is to see, what can be blocked, and the decision. */
export function ReviewCard({ reviewCase: item }: { reviewCase: ReviewCase }) {
  const { t } = useTranslation();
  const isWaiting = item.state === 'open' || item.state === 'appealed';
  return (
    <Card className="flex flex-col gap-4 text-sm">
      <CaseHead item={item} />
      {item.subject !== 'report' && <Pictures urls={item.pictures} moments={item.moments} />}
      {item.moments.length > 0 && (
        <p className="text-muted tabular-nums">{t('review.case.moments', { moments: momentsText(item.moments) })}</p>
      )}
      {item.playback_url !== null && <CaseVideo url={item.playback_url} startSeconds={item.moments[0] ?? 0} />}
      {item.objection !== null && <CaseWords title={t('review.case.objection')} text={item.objection} />}
      <CaseReports item={item} />
      {item.appeal !== null && <CaseWords title={t('review.case.appeal')} text={item.appeal} />}
      {item.decision_reason !== null && <CaseWords title={t('review.case.decision')} text={item.decision_reason} />}
      {item.decided_at !== null && !isWaiting && <p className="text-muted">{decidedText(item.decided_at)}</p>}
      <CaseBlocks things={item.blockable} />
      {isWaiting && <DecisionForm item={item} />}
    </Card>
  );

  function decidedText(at: string): string {
    const ago = agoText(at);
    return item.decided_by === null
      ? t('review.case.decided_by_rule', { ago })
      : t('review.case.decided_by', { name: item.decided_by, ago });
  }
}

function CaseHead({
  item: { subject, user, reason, source, state, created_at, decide_by, is_overdue },
}: {
  item: ReviewCase;
}) {
  const { t } = useTranslation();
  const isWaiting = state === 'open' || state === 'appealed';
  const date = formatStaffDate(decide_by, 'moment');
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 className="text-lg font-[650] wrap-anywhere">
          {user
            ? t('review.case.title', { subject: t(`review.subjects.${subject}`), name: user.name })
            : t('review.case.title_unknown')}
        </h2>
        <p className="wrap-anywhere text-muted">{user ? user.email : t('review.case.unknown_owner')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Tag kind="danger" icon={source === 'report' ? <Flag /> : <ShieldAlert />}>
          {t(reasons[reason])}
        </Tag>
        {isWaiting && (
          <Tag kind={is_overdue ? 'danger' : 'outline'} icon={<Clock />}>
            {t(is_overdue ? 'review.case.overdue' : 'review.case.due', { date })}
          </Tag>
        )}
        <Tag kind={kinds[state]}>{t(`review.states.${state}`)}</Tag>
        <time dateTime={created_at} title={formatStaffDate(created_at, 'full')} className="text-muted tabular-nums">
          {agoText(created_at)}
        </time>
      </div>
    </header>
  );
}

function Pictures({ urls, moments }: { urls: readonly string[]; moments: readonly number[] }) {
  const { t } = useTranslation();
  if (urls.length === 0) return <p className="text-muted">{t('review.case.no_pictures')}</p>;
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {urls.map((url, index) => (
        <li key={url}>
          <CoveredPicture url={url} number={index + 1} total={urls.length} moment={moments[index]} />
        </li>
      ))}
    </ul>
  );
}
