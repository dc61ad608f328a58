export { GivenUpEvents } from './given-up-events.tsx';
export { SellDetail } from './sell-detail.tsx';
export { SellsFilterBar } from './sells-filter-bar.tsx';
export { areSellsFiltered, everySell, sellsFilters } from './sells-filters.ts';
export { SellsTable } from './sells-table.tsx';
export { SellsTotalsBar } from './sells-totals.tsx';
export { useExportSells, useSells } from './use-sells.ts';
