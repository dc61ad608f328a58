import type { BlocksQuery } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PagedList } from '../staff-desk/index.ts';
import { useBlocks } from './block-calls.ts';
import { BlockCard } from './block-card.tsx';

const states = ['standing', 'lifted'] as const satisfies readonly BlocksQuery['state'][];

export function BlocksList() {
  const { t } = useTranslation();
  const [query, setQuery] = useState<BlocksQuery>({ state: 'standing', page: 1 });
  const list = useBlocks(query);
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t('review.blocks.state')}
        value={query.state}
        onChange={(state) => setQuery({ state, page: 1 })}
        options={states.map((value) => ({ value, label: t(`review.blocks.${value}`) }))}
      />
      <PagedList list={list} onPage={(page) => setQuery({ ...query, page })}>
        {(blocks, { loadingRows }) => {
          if (loadingRows !== undefined)
            return (
              <SkeletonGroup>
                <Skeleton className="h-40 w-full rounded-card" />
              </SkeletonGroup>
            );
          if (blocks.length === 0) {
            return (
              <EmptyState
                headingLevel={2}
                picture={<WellPicture />}
                title={t(`review.blocks.empty_${query.state}`)}
                text={t(`review.blocks.empty_${query.state}_text`)}
              />
            );
          }
          return (
            <ul className="flex flex-col gap-4">
              {blocks.map((block) => (
                <li key={block.id}>
                  <BlockCard block={block} />
                </li>
              ))}
            </ul>
          );
        }}
      </PagedList>
    </div>
  );
}
