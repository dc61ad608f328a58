import type { Sale } from '@semblante/contracts';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingListed, PagedList } from '../../features/staff-desk/index.ts';
import {
  areSalesFiltered,
  everySale,
  GivenUpEvents,
  SaleDetail,
  SalesFilterBar,
  salesFilters,
  SalesTable,
  SalesTotalsBar,
  useExportSales,
  useSales,
} from '../../features/staff-sales/index.ts';
import { useAddressFilters } from '../../navigation/use-address-filters.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const { filters, change } = useAddressFilters(salesFilters);
  const list = useSales(filters);
  const exporting = useExportSales(filters);
  const [opened, setOpened] = useState<Sale>();
  const [isOpen, setIsOpen] = useState(false);
  const clear = areSalesFiltered(filters) ? () => change(everySale) : undefined;

  function open(sale: Sale) {
    setOpened(sale);
    setIsOpen(true);
  }

  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        title={t('sales.title')}
        text={t('sales.lead')}
        actions={
          <Button
            kind="sec"
            size="sm"
            icon={<Download className="size-4" />}
            busy={exporting.isPending}
            busyLabel={t('sales.export.busy')}
            onClick={() => exporting.mutate(t('sales.export.file'))}
          >
            {t('sales.export.csv')}
          </Button>
        }
      />
      <GivenUpEvents />
      <SalesFilterBar filters={filters} onChange={change} />
      {list.data !== undefined && <SalesTotalsBar totals={list.data.meta.totals} />}
      <PagedList list={list} onPage={(page) => change({ ...filters, page })}>
        {(sales, state) => (
          <SalesTable
            sales={sales}
            onOpen={open}
            {...state}
            empty={
              <NothingListed
                what={{ title: t('sales.table.empty'), text: t('sales.table.empty_text') }}
                onClear={clear}
              />
            }
          />
        )}
      </PagedList>
      {opened !== undefined && (
        <SaleDetail key={opened.id} sale={opened} open={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
