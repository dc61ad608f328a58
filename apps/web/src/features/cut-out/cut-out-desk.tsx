import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ImageDrop } from './adding/image-drop.tsx';
import { type BatchEntry, cutOutsOf, startable } from './batch/batch-entry.ts';
import { BatchOffer } from './batch/batch-offer.tsx';
import { BatchStrip } from './batch/batch-strip.tsx';
import { DeleteImage } from './batch/delete-image.tsx';
import type { Batch } from './batch/use-batch.ts';
import { ChosenEntry } from './chosen-entry.tsx';
import { preparePreview } from './preview-stage.tsx';
import { chosenTitleId } from './show-chosen.ts';

interface CutOutDeskProps {
  batch: Batch;
  /** A result that another page named: it may be of no image that is still here. */
  opened: BatchEntry | undefined;
  chosenKey: string | undefined;
  onChoose: (key: string) => void;
}

/** The chosen image above, all of them below; the green place while there is none. */
export function CutOutDesk({ batch, opened, chosenKey, onChoose }: CutOutDeskProps) {
  const { t } = useTranslation();
  const { entries } = batch;
  const chosen = opened ?? entries.find(({ key }) => key === chosenKey) ?? entries[0];
  useNextPreviews(entries, chosen);
  if (batch.isFailed && opened === undefined) {
    return (
      <EmptyState
        headingLevel={2}
        picture={<WellPicture />}
        title={t('images.batch.failed')}
        text={t('images.batch.failed_text')}
        action={
          <Button kind="sec" size="sm" onClick={batch.retry}>
            {t('images.batch.retry')}
          </Button>
        }
      />
    );
  }
  if (batch.isLoading && opened === undefined)
    return (
      <SkeletonGroup>
        <Skeleton className="h-88 w-full rounded-sheet" />
      </SkeletonGroup>
    );
  if (chosen === undefined) return <ImageDrop />;
  return (
    <div className="flex flex-col gap-8">
      <ChosenSection entry={chosen}>
        <ChosenEntry
          entry={chosen}
          cutOuts={cutOutsOf(entries)}
          offer={
            <BatchOffer
              entries={entries}
              chosen={chosen.state === 'ready' || chosen.state === 'failed' ? chosen.image : undefined}
            />
          }
        />
      </ChosenSection>
      {chosen.state === 'done' && startable(entries).length > 0 && (
        <div className="max-w-120">
          <BatchOffer entries={entries} chosen={undefined} isSecond />
        </div>
      )}
      {entries.length > 0 ? <BatchStrip batch={batch} chosenKey={chosen.key} onChoose={onChoose} /> : <ImageDrop />}
    </div>
  );
}

/** Its name, and the way to delete what was uploaded, where there is no result to speak of. */
function ChosenSection({ entry, children }: { entry: BatchEntry; children: ReactNode }) {
  const image = 'image' in entry ? entry.image : undefined;
  return (
    <section aria-labelledby={chosenTitleId} className="flex flex-col gap-3">
      <div className="flex min-h-11 items-center gap-2">
        <h2
          id={chosenTitleId}
          tabIndex={-1}
          className="min-w-0 flex-1 scroll-mt-[calc(var(--header)+1rem)] truncate rounded-sm text-lg font-[650]"
          title={entry.name}
        >
          {entry.name}
        </h2>
        {image !== undefined && entry.state !== 'done' && <DeleteImage image={image} />}
      </div>
      {children}
    </section>
  );
}

const previewsAhead = 2;

/** Looking through the batch should not mean waiting for each. */
function useNextPreviews(entries: readonly BatchEntry[], chosen: BatchEntry | undefined): void {
  const ready = startable(entries);
  const place = ready.findIndex(({ id }) => id === chosen?.key);
  const next = place === -1 ? [] : ready.slice(place + 1, place + 1 + previewsAhead);
  const nextIds = next.map(({ id }) => id).join();
  useEffect(() => {
    for (const image of next) preparePreview(image);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same images, whichever objects they are
  }, [nextIds]);
}
