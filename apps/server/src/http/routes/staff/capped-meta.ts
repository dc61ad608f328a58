import { type CappedMeta, countedMax, staffPerPage } from '@semblante/contracts';

/** `counted` is one more than what is counted when there are more. */
export function cappedMeta(page: number, counted: number): CappedMeta {
  return { page, per_page: staffPerPage, total: Math.min(counted, countedMax), is_capped: counted > countedMax };
}
