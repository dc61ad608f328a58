import type { ReviewCase, ReviewState } from '@semblante/contracts';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../lib/format-clock.ts';
import { formatDate } from '../../lib/format-date.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { tagOfLanguage } from '../../lib/language-rule.ts';
import { Card } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { momentText } from '../accounts/sessions/moment-text.ts';
import { CoveredPicture } from './covered-picture.tsx';
import { DecisionForm } from './decision-form.tsx';

const kinds: Record<ReviewState, ComponentProps<typeof Tag>['kind']> = { open: 'warn', appealed: 'info', cleared: 'ok', refused: 'danger' };

/** One held item: whose it is, why it is held, what there is to see, and the decision. */
export function ReviewCard({ reviewCase: item }: { reviewCase: ReviewCase }) {
  const { t } = useTranslation();
  const isWaiting = item.state === 'open' || item.state === 'appealed';
  return (
    <Card className="flex flex-col gap-4 text-sm">
      <CaseHead item={item} />
      <Pictures urls={item.pictures} />
      {item.moments.length > 0 && <p className="text-muted tabular-nums">{t('review.case.moments', { moments: item.moments.map(clockText).join(', ') })}</p>}
      {item.appeal !== null && <Words title={t('review.case.appeal')} text={item.appeal} />}
      {item.decision_reason !== null && <Words title={t('review.case.decision')} text={item.decision_reason} />}
      {item.decided_at !== null && !isWaiting && <p className="text-muted">{t('review.case.decided', { ago: agoText(item.decided_at) })}</p>}
      {isWaiting && <DecisionForm caseId={item.id} />}
    </Card>
  );
}

function CaseHead({ item }: { item: ReviewCase }) {
  const { t } = useTranslation();
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 className="text-lg font-[650] wrap-anywhere">{t('review.case.title', { subject: t(`review.subjects.${item.subject}`), name: item.user.name })}</h2>
        <p className="wrap-anywhere text-muted">{item.user.email}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Tag kind="danger" icon={<ShieldAlert />}>{t(`review.reasons.${item.reason}`)}</Tag>
        <Tag kind={kinds[item.state]}>{t(`review.states.${item.state}`)}</Tag>
        <time dateTime={item.created_at} title={formatDate(item.created_at, 'full')} className="text-muted tabular-nums">{agoText(item.created_at)}</time>
      </div>
    </header>
  );
}

function agoText(at: string): string {
  return momentText({ at: new Date(at), now: new Date(), languageTag: tagOfLanguage(currentLanguage()) });
}

function Pictures({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation();
  if (urls.length === 0) return <p className="text-muted">{t('review.case.no_pictures')}</p>;
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {urls.map((url, index) => <li key={url}><CoveredPicture url={url} number={index + 1} total={urls.length} /></li>)}
    </ul>
  );
}

/** Somebody's own words: shown as they were written. */
function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className="rounded-control bg-fill px-4 py-3">
      <p className="font-[650]">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}
