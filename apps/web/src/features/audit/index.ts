export { useAudit, useExportAudit } from './audit-calls.ts';
export { AuditFilterBar } from './audit-filter-bar.tsx';
export { areActsFiltered, auditFilters } from './audit-filters.ts';
export { AuditTable } from './audit-table.tsx';
