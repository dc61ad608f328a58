import type { Processing } from '@semblante/contracts';
import Download from 'lucide-react/icons/download';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Scale from 'lucide-react/icons/scale';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { AppealModal } from '../review/lazy.ts';
import { CancelProcessing } from './cancel-processing.tsx';
import { DeleteProcessing } from './delete-processing.tsx';
import { Evaluation } from './evaluation.tsx';
import type { ProcessingView } from './processing-view.ts';
import { toolViews } from './tool-views.ts';

// Few ever need it, and it brings the schemas along.

interface ProcessingActionsProps {
  processing: Processing;
  view: ProcessingView;
}

export function ProcessingActions({ processing, view }: ProcessingActionsProps) {
  switch (view) {
    case 'waiting':
    case 'working':
      return <Reserved processing={processing} isCancellable />;
    case 'review':
      return <Reserved processing={processing} isCancellable={false} />;
    case 'ready':
      return (
        <Row>
          <DownloadLink processing={processing} />
          <div className="ml-auto flex gap-0.5">
            <Evaluation processing={processing} />
            <DeleteProcessing processing={processing} />
          </div>
        </Row>
      );
    case 'failed':
      return (
        <Row>
          <TryAgain processing={processing} />
          <Appeal processing={processing} />
          <div className="ml-auto">
            <DeleteProcessing processing={processing} />
          </div>
        </Row>
      );
    case 'blocked':
      return (
        <Row>
          <Appeal processing={processing} />
        </Row>
      );
    case 'gone':
      return (
        <Row>
          <div className="ml-auto">
            <DeleteProcessing processing={processing} />
          </div>
        </Row>
      );
    default:
      return view satisfies never;
  }
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}

/** What is held for it, and where it stands in the queue. */
function Reserved({ processing, isCancellable }: { processing: Processing; isCancellable: boolean }) {
  const { t } = useTranslation();
  const reserved = t('processings.card.reserved', { count: processing.credits });
  const place = usePlace(processing.queue_position);
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-sm text-muted md:min-h-10">
      <p>{place === undefined ? reserved : t('processings.card.place_reserved', { place, reserved })}</p>
      {isCancellable && <CancelProcessing processing={processing} />}
    </div>
  );
}

function usePlace(before: number | null): string | undefined {
  const { t } = useTranslation();
  if (before === null) return undefined;
  return before === 0 ? t('processings.card.next') : t('processings.card.position', { position: before + 1 });
}

export function DownloadLink({ processing }: { processing: Processing }) {
  const { t } = useTranslation();
  if (processing.download_url === null) return null;
  return (
    <ButtonLink kind="sec" size="sm">
      <a
        href={processing.download_url}
        download
        aria-label={t('processings.card.download_of', { title: processing.title })}
      >
        <Download className="size-4.5" aria-hidden="true" />
        {t('processings.card.download')}
      </a>
    </ButtonLink>
  );
}

/**
 * The page of the tool, with the same video, scene or image where it is still there: people and faces may be chosen
 * better this time.
 */
function TryAgain({ processing }: { processing: Processing }) {
  const { t } = useTranslation();
  if (processing.error_code === 'refused' || processing.error_code === 'blocked') return null;
  return (
    <ButtonLink size="sm">
      <AppLink {...toolViews[processing.kind].page(processing)}>
        <RotateCw className="size-4.5" aria-hidden="true" />
        {t('processings.card.again')}
      </AppLink>
    </ButtonLink>
  );
}

function Appeal({ processing }: { processing: Processing }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (processing.review?.can_appeal !== true) return null;
  return (
    <>
      <Button
        kind="sec"
        size="sm"
        icon={<Scale className="size-4.5" aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t('processings.card.appeal')}
      </Button>
      {isOpen && (
        <Suspense>
          <AppealModal reviewId={processing.review.id} open onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
