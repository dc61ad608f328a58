import { workSteps, workTurns } from '@semblante/db/schema';
import { sql } from 'drizzle-orm';
import type { PersonalData } from '../kernel/index.ts';

export const stepData: PersonalData = {
  tables: [
    { table: workSteps, owner: sql`${workSteps.userId}`, fate: 'deleted', isPassing: true },
    { table: workTurns, owner: sql`${workTurns.userId}`, fate: 'deleted', isPassing: true },
  ],
};
