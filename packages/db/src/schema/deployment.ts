import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/**
 * The secrets with which something here is sealed, by a keyed mark each, which tells nothing of the secret. More than
 * one while a change is under way.
 */
export const secretMarks = pgTable('secret_marks', {
  mark: text('mark').primaryKey(),
  since: instant('since').notNull().defaultNow(),
});
