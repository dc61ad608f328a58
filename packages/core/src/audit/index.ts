export { type AuditEntry, writeAudit } from './audit.queries.ts';
