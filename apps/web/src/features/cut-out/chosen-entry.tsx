import type { Image } from '@semblante/contracts';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Coin } from '../../ui/picture/coin.tsx';
import { LineProgress } from '../../ui/picture/line-progress.tsx';
import { boxLook, boxOf } from '../../ui/picture/picture-box.ts';
import { ProcessingActions, ProcessingState, useMinute, viewOf } from '../processings/index.ts';
import { AppealModal, HeldPanel } from '../review/lazy.ts';
import { type ArrivingEntry, type BatchEntry, isCutOut, type ProcessedEntry } from './batch/batch-entry.ts';
import { ResultEditor } from './editor/result-editor.tsx';
import type { CutOutProcessing } from './editor/use-edit.ts';
import { PreviewStage } from './preview-stage.tsx';

interface ChosenEntryProps {
  entry: BatchEntry;
  cutOuts: readonly CutOutProcessing[];
  /** What it costs and the way to start it, beside a preview. */
  offer: ReactNode;
}

/** The image that was chosen from the batch, as far as it has come. */
export function ChosenEntry({ entry, cutOuts, offer }: ChosenEntryProps) {
  const { t } = useTranslation();
  switch (entry.state) {
    case 'waiting':
    case 'sending':
    case 'checking':
      return <Arriving entry={entry} />;
    case 'held':
      return (
        <Card>
          <Suspense>
            <HeldPanel review={entry.image.review} title={t('images.stopped.held')} />
          </Suspense>
        </Card>
      );
    case 'refused':
      return <Refused image={entry.image} />;
    case 'ready':
      return (
        <Columns offer={offer}>
          <PreviewStage image={entry.image} />
        </Columns>
      );
    case 'done':
      if (!isCutOut(entry.processing)) return <Notice>{t('images.stopped.gone')}</Notice>;
      return (
        <ResultEditor
          key={entry.processing.id}
          processing={entry.processing}
          others={cutOuts.filter(({ id }) => id !== entry.processing.id)}
        />
      );
    case 'queued':
    case 'working':
    case 'review':
    case 'failed':
    case 'gone':
      return (
        <Columns offer={offer}>
          <Followed entry={entry} />
        </Columns>
      );
    default:
      return entry satisfies never;
  }
}

function Columns({ offer, children }: { offer: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
      <div className="flex min-w-0 flex-col gap-3">{children}</div>
      {offer}
    </div>
  );
}

function percentSent(entry: ArrivingEntry): number {
  if (entry.state === 'sending') return entry.share * 100;
  return entry.state === 'checking' ? 100 : 0;
}

/** Nothing of it is shown yet: it has to be screened first. */
function Arriving({ entry }: { entry: ArrivingEntry }) {
  const { t } = useTranslation();
  return (
    <Card className="mx-auto flex min-h-60 w-full max-w-160 flex-col justify-center gap-4">
      <Coin turning={entry.state !== 'waiting'} className="size-8" />
      <Progress percent={percentSent(entry)} stage={t(`images.states.${entry.state}`)} />
      <p className="text-sm text-pretty text-muted">{t('images.stopped.waiting')}</p>
    </Card>
  );
}

function Refused({ image }: { image: Image }) {
  const { t } = useTranslation();
  const [isAppealing, setIsAppealing] = useState(false);
  const { review } = image;
  return (
    <>
      <Notice kind="danger">
        <p>{t('images.stopped.refused')}</p>
        {review !== null && !review.can_appeal && <p className="mt-1.5">{t('images.stopped.appealed')}</p>}
      </Notice>
      {review?.can_appeal === true && (
        <>
          <Button kind="quiet" size="sm" className="self-start" onClick={() => setIsAppealing(true)}>
            {t('images.problems.appeal')}
          </Button>
          <Suspense>
            {isAppealing && <AppealModal reviewId={review.id} open onClose={() => setIsAppealing(false)} />}
          </Suspense>
        </>
      )}
    </>
  );
}

/** On its way, or ended without a result: the same words as in every list of results. */
function Followed({ entry: { image, processing } }: { entry: ProcessedEntry }) {
  const now = useMinute();
  const view = viewOf(processing, now);
  const url = image?.thumbnail_url ?? processing.thumbnail_url;
  const size = image ?? processing.cut_out ?? { width: 4, height: 3 };
  return (
    <>
      <div className={boxLook} style={boxOf(size)}>
        <LineProgress {...(view === 'working' && { percent: processing.progress })} className="size-full">
          {url === null ? <span /> : <img src={url} alt="" />}
        </LineProgress>
      </div>
      <ProcessingState processing={processing} view={view} now={now} />
      {/* A failed one is started again by the offer beside it. */}
      {(view !== 'failed' || processing.review !== null) && <ProcessingActions processing={processing} view={view} />}
    </>
  );
}
