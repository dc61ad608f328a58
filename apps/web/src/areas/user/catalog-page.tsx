import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import {
  canPlayClips,
  CatalogFilterBar,
  CatalogTutorial,
  ClipGrid,
  FaceBar,
  isWholeCatalog,
  readFilters,
  Reels,
  useClipCount,
  useTutorial,
  wholeCatalog,
  writeFilters,
} from '../../features/catalog/index.ts';
import { FollowedSwaps, useFollowedSwaps } from '../../features/faceswap/index.ts';
import { ProcessingErrorModal } from '../../features/processings/index.ts';
import { pageOf } from '../../lib/address-words.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { useAddressFilters } from '../../navigation/use-address-filters.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';

/** A handful is seen at a glance; reels would only show it twice. */
const reelsFrom = 6;

export function Component() {
  const { t } = useTranslation();
  const tutorial = useTutorial();
  const followed = useFollowedSwaps('catalog');
  const [address] = useSearchParams();
  const { filters, change } = useAddressFilters({ read: readFilters, write: writeFilters });
  const startPage = pageOf(address);
  const { total } = useClipCount(filters, startPage);
  const isWhole = isWholeCatalog(filters);
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <PageTitle
        title={t('catalog.page.title')}
        text={t('catalog.page.lead')}
        actions={
          !tutorial.isOpen && (
            <Button kind="quiet" size="sm" onClick={tutorial.open}>
              {t('catalog.page.how')}
            </Button>
          )
        }
      />
      {!canPlayClips() && <Notice kind="warn">{t('catalog.page.cannot_play')}</Notice>}
      {tutorial.isOpen && <CatalogTutorial onClose={tutorial.close} />}
      <FollowedSwaps swaps={followed} startedId={undefined} />
      <FaceBar />
      <CatalogFilterBar filters={filters} onChange={change} />
      {isWhole && (total ?? 0) > reelsFrom && <Reels />}
      <section aria-labelledby="scenes">
        <SectionTitle
          id="scenes"
          title={t(isWhole ? 'catalog.list.title' : 'catalog.list.found')}
          end={
            <p role="status" className="text-sm text-muted tabular-nums">
              {total !== undefined && t('catalog.list.count', { count: total, amount: formatNumber(total) })}
            </p>
          }
        />
        <ClipGrid
          key={JSON.stringify(filters)}
          filters={filters}
          startPage={startPage}
          onClear={() => change(wholeCatalog)}
        />
      </section>
      <ProcessingErrorModal />
    </div>
  );
}
