import type { Sell } from '@semblante/contracts';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingListed, PagedList } from '../../features/staff-desk/index.ts';
import {
  areSellsFiltered,
  everySell,
  GivenUpEvents,
  SellDetail,
  SellsFilterBar,
  sellsFilters,
  SellsTable,
  SellsTotalsBar,
  useExportSells,
  useSells,
} from '../../features/staff-sells/index.ts';
import { useAddressFilters } from '../../navigation/use-address-filters.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const { filters, change } = useAddressFilters(sellsFilters);
  const list = useSells(filters);
  const exporting = useExportSells(filters);
  const [opened, setOpened] = useState<Sell>();
  const [isOpen, setIsOpen] = useState(false);
  const clear = areSellsFiltered(filters) ? () => change(everySell) : undefined;

  function open(sell: Sell) {
    setOpened(sell);
    setIsOpen(true);
  }

  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        title={t('sells.title')}
        text={t('sells.lead')}
        actions={
          <Button
            kind="sec"
            size="sm"
            icon={<Download className="size-4" />}
            busy={exporting.isPending}
            busyLabel={t('sells.export.busy')}
            onClick={() => exporting.mutate(t('sells.export.file'))}
          >
            {t('sells.export.csv')}
          </Button>
        }
      />
      <GivenUpEvents />
      <SellsFilterBar filters={filters} onChange={change} />
      {list.data !== undefined && <SellsTotalsBar totals={list.data.meta.totals} />}
      <PagedList list={list} onPage={(page) => change({ ...filters, page })}>
        {(sells, state) => (
          <SellsTable
            sells={sells}
            onOpen={open}
            {...state}
            empty={
              <NothingListed
                what={{ title: t('sells.table.empty'), text: t('sells.table.empty_text') }}
                onClear={clear}
              />
            }
          />
        )}
      </PagedList>
      {opened !== undefined && (
        <SellDetail key={opened.id} sell={opened} open={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
