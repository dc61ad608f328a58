export type { Database, DatabaseChoice, Db, ExecuteSql, Reader, Tx } from './database.ts';
export { countPendingMigrations } from './count-pending-migrations.ts';
export { DatabaseInUse } from './embedded-lock.ts';
export { constraintViolated, isConflict, isDatabaseAway, isDatabaseBusy, uniqueKeyViolated } from './errors.ts';
export { migrateDatabase, prepareDatabase } from './prepare-database.ts';
export { onSlowStatement } from './slow-statements.ts';
export { openDatabase } from './open-database.ts';
export { type NamedQuery, type PlannedQuery, planQuery, runNamed, runPlanned } from './planned-query.ts';
