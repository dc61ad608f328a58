import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { AddTile } from '../adding/add-tile.tsx';
import { ArchiveButton } from './archive-button.tsx';
import { creditsUsed } from './batch-entry.ts';
import { BatchTile } from './batch-tile.tsx';
import type { Batch } from './use-batch.ts';

interface BatchStripProps {
  batch: Batch;
  chosenKey: string | undefined;
  onChoose: (key: string) => void;
}

/**
 * All images at a glance: a row to swipe on a phone, a grid from 768 on. Small pictures only, loaded as they come into
 * sight.
 */
export function BatchStrip({ batch, chosenKey, onChoose }: BatchStripProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { entries, meta } = batch;
  const done = entries.filter(({ state }) => state === 'done').length;
  const used = creditsUsed(entries);
  const summary = t('images.batch.summary', {
    done: t('images.batch.done', { count: done }),
    used: t('images.batch.used', { count: used }),
  });
  return (
    <section aria-labelledby={titleId}>
      <SectionTitle
        id={titleId}
        title={t('images.batch.title', { count: entries.length })}
        {...(done > 0 && { text: summary })}
        end={<ArchiveButton entries={entries} />}
      />
      <ul
        aria-label={t('images.batch.list')}
        className="-mx-(--gutter) flex gap-3 overflow-x-auto px-(--gutter) py-1.5 max-md:*:w-21 max-md:*:shrink-0 md:mx-0 md:grid md:grid-cols-6 md:overflow-visible md:p-0 lg:grid-cols-8"
      >
        <li>
          <AddTile />
        </li>
        {entries.map((entry) => (
          <li key={entry.key} className="min-w-0">
            <BatchTile entry={entry} isChosen={entry.key === chosenKey} onChoose={() => onChoose(entry.key)} />
          </li>
        ))}
      </ul>
      {meta !== undefined && meta.total > meta.per_page && (
        <div className="mt-4">
          <Pagination
            page={meta.page}
            pageCount={Math.ceil(meta.total / meta.per_page)}
            onPage={batch.setPage}
            label={t('images.batch.pages')}
          />
        </div>
      )}
    </section>
  );
}
