import type { Sell } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSpan } from '../../features/credits/statement/page-span.ts';
import { SellDetail } from '../../features/payments/sells/sell-detail.tsx';
import { SellsFilterBar } from '../../features/payments/sells/sells-filter-bar.tsx';
import { areSellsFiltered, everySell } from '../../features/payments/sells/sells-filters.ts';
import { SellsTable } from '../../features/payments/sells/sells-table.tsx';
import { useSells } from '../../features/payments/sells/use-sells.ts';
import { useSettled } from '../../features/payments/sells/use-settled.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, WellPicture } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';

export function Component() {
  const { t } = useTranslation();
  const [filters, setFilters] = useState(everySell);
  const { data: answer, isError, refetch } = useSells({ ...filters, query: useSettled(filters.query) });
  const [opened, setOpened] = useState<Sell>();
  const [isOpen, setIsOpen] = useState(false);
  const span = answer === undefined ? undefined : pageSpan(answer.meta);

  function open(sell: Sell) {
    setOpened(sell);
    setIsOpen(true);
  }

  return (
    <div className="flex flex-col gap-5">
      <PageTitle title={t('sells.title')} text={t('sells.lead')} />
      <SellsFilterBar filters={filters} onChange={setFilters} />
      {isError && answer === undefined ? (
        <EmptyState
          headingLevel={2}
          picture={<WellPicture />}
          title={t('sells.table.failed')}
          text={t('sells.table.failed_text')}
          action={<Button kind="sec" size="sm" onClick={() => void refetch()}>{t('sells.table.retry')}</Button>}
        />
      ) : (
        <SellsTable
          sells={answer?.data ?? []}
          onOpen={open}
          {...(answer === undefined && { loadingRows: 6 })}
          empty={<NoSells isFiltered={areSellsFiltered(filters)} onClear={() => setFilters(everySell)} />}
        />
      )}
      {span !== undefined && span.total > 0 && (
        <Pagination
          page={filters.page}
          pageCount={span.pageCount}
          onPage={(page) => setFilters({ ...filters, page })}
          summary={t('sells.table.summary', { from: formatNumber(span.from), to: formatNumber(span.to), total: formatNumber(span.total) })}
        />
      )}
      {opened !== undefined && <SellDetail key={opened.id} sell={opened} open={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function NoSells({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  const name = isFiltered ? 'no_match' : 'empty';
  return (
    <EmptyState
      headingLevel={2}
      picture={<WellPicture />}
      title={t(`sells.table.${name}`)}
      text={t(`sells.table.${name}_text`)}
      action={isFiltered ? <Button kind="sec" size="sm" onClick={onClear}>{t('sells.filters.clear')}</Button> : undefined}
    />
  );
}
