export { GivenUpEvents } from './given-up-events.tsx';
export { SaleDetail } from './sale-detail.tsx';
export { SalesFilterBar } from './sales-filter-bar.tsx';
export { areSalesFiltered, everySale, salesFilters } from './sales-filters.ts';
export { SalesTable } from './sales-table.tsx';
export { SalesTotalsBar } from './sales-totals.tsx';
export { useExportSales, useSales } from './use-sales.ts';
