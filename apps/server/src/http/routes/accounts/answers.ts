import { ErrorAnswer } from '@semblante/contracts';
import * as z from 'zod';

/** The error answers of a route, for its description; the error handler makes them. */
export function failures<Status extends number>(...statuses: Status[]): Record<Status, typeof ErrorAnswer> {
  return Object.fromEntries(statuses.map((status) => [status, ErrorAnswer])) as Record<Status, typeof ErrorAnswer>;
}

export const nothing = z.null().describe('No content');
