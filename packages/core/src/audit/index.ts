export { type AuditDeps, exportAudit, listAudit } from './list-audit.ts';
export { type OpenedAudit, openAudit } from './open-audit.ts';
export { type AuditEntry, writeAudit } from './write-audit.ts';
