import type { Processing } from '@semblante/contracts';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import FileX from 'lucide-react/icons/file-x';
import ScanEye from 'lucide-react/icons/scan-eye';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { tagOfLanguage } from '../../lib/language-rule.ts';
import { momentText } from '../../lib/moment-text.ts';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { ProcessingReview } from './processing-review.tsx';
import { percentOf, type ProcessingView, stepOf, wasFree } from './processing-view.ts';
import { retentionWords, timeLeftWords } from './time-words.ts';
import { toolViews } from './tool-views.ts';

interface ProcessingStateProps {
  processing: Processing;
  view: ProcessingView;
  now: number;
}

/** Where it stands, in words: never a bare percentage. */
export function ProcessingState({ processing, view, now }: ProcessingStateProps) {
  const { t } = useTranslation();
  switch (view) {
    case 'working':
      return <Working processing={processing} />;
    case 'waiting':
      return <Waiting processing={processing} />;
    case 'review':
      return (
        <>
          <Line
            tag={
              <Tag kind="warn" icon={<ScanEye />}>
                {t('processings.states.review')}
              </Tag>
            }
            end={<FreeTag />}
          />
          <ProcessingReview processing={processing} />
        </>
      );
    case 'blocked':
      return (
        <Line
          tag={
            <Tag kind="warn" icon={<ScanEye />}>
              {t('processings.states.review')}
            </Tag>
          }
          text={t('processings.review.blocked')}
        />
      );
    case 'failed':
      return <Failed processing={processing} />;
    case 'gone':
      return (
        <Line
          tag={<Tag icon={<FileX />}>{t('processings.states.gone')}</Tag>}
          end={<Made processing={processing} now={now} />}
          text={t('processings.retention.gone')}
        />
      );
    case 'ready':
      return <Ready processing={processing} now={now} />;
    default:
      return view satisfies never;
  }
}

function Working({ processing }: { processing: Processing }) {
  const { t } = useTranslation();
  const step = stepOf(processing);
  const left = timeLeftWords(processing, 'working');
  return (
    <>
      <Line tag={<Tag icon={<LoaderCircle />}>{t('processings.states.working')}</Tag>} />
      <Progress
        percent={processing.progress}
        stage={t(toolViews[processing.kind].stageText(processing.stage))}
        {...(step && { detail: t('processings.stages.step', step) })}
        {...(left && { timeLeft: t(left.key, left.values) })}
      />
    </>
  );
}

function Waiting({ processing }: { processing: Processing }) {
  const { t } = useTranslation();
  const left = timeLeftWords(processing, 'waiting');
  return (
    <Line
      tag={<Tag icon={<Clock />}>{t('processings.states.waiting')}</Tag>}
      end={left && <b className="font-[650] text-ink tabular-nums">{t(left.key, left.values)}</b>}
    />
  );
}

function Failed({ processing }: { processing: Processing }) {
  const { t } = useTranslation();
  const isCancelled = processing.error_code === 'cancelled';
  return (
    <Line
      tag={
        isCancelled ? (
          <Tag icon={<X />}>{t('processings.states.cancelled')}</Tag>
        ) : (
          <Tag kind="danger" icon={<X />}>
            {t('processings.states.failed')}
          </Tag>
        )
      }
      end={wasFree(processing) && <FreeTag />}
      text={t(`processings.errors.${processing.error_code ?? 'failed'}`)}
    />
  );
}

function Ready({ processing, now }: { processing: Processing; now: number }) {
  const { t } = useTranslation();
  const isFree = wasFree(processing);
  const kept = processing.deletes_at === null ? undefined : retentionWords(processing.deletes_at, now);
  return (
    <>
      <Line
        tag={
          <Tag kind="ok" icon={<Check />}>
            {t('processings.states.processed')}
          </Tag>
        }
        end={isFree ? <FreeTag /> : <Made processing={processing} now={now} />}
      />
      <p className="text-sm text-pretty text-muted">
        {isFree &&
          processing.coverage !== null &&
          `${t('processings.card.poor_share', { percent: percentOf(processing.coverage) })} `}
        {kept !== undefined && t(kept.key, kept.values)}
      </p>
    </>
  );
}

function FreeTag() {
  const { t } = useTranslation();
  return <Tag kind="outline">{t('processings.states.not_charged')}</Tag>;
}

function Made({ processing, now }: { processing: Processing; now: number }) {
  const { t } = useTranslation();
  const at = processing.finished_at ?? processing.created_at;
  const ago = momentText({ at: new Date(at), now: new Date(now), languageTag: tagOfLanguage(currentLanguage()) });
  return (
    <time dateTime={at}>
      {t('processings.card.made', {
        ago,
        credits: t('processings.card.credits', { count: processing.credits_charged }),
      })}
    </time>
  );
}

function Line({ tag, end, text }: { tag: ReactNode; end?: ReactNode; text?: string }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm text-muted">
        {tag}
        {end}
      </div>
      {text !== undefined && <p className="text-sm text-pretty text-muted">{text}</p>}
    </>
  );
}
