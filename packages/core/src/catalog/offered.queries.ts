import { blocks, clips } from '@semblante/db/schema';
import { and, eq, gte, type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** In the catalogue, licensed today, and blocked by nobody. That its video is ready is kept by the database. */
export function offeredOn(today: string | Placeholder): SQL | undefined {
  return and(eq(clips.state, 'published'), gte(clips.licenceUntil, today), notBlocked);
}

/** The few that are blocked are read once, not asked for clip by clip. */
export const notBlocked = sql`${clips.id} not in (select ${blocks.subjectId} from ${blocks} where ${blocks.subject} = 'clip' and ${blocks.liftedAt} is null)`;

/** Whether a clip that another query names is. */
export function isOfferedOn(today: string | Placeholder, clipId: SQLWrapper): SQL<boolean> {
  return sql`exists (select from ${clips} where ${clips.id} = ${clipId} and ${offeredOn(today)})`;
}
