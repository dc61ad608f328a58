export interface PageMeta {
  page: number;
  per_page: number;
  total: number;
}

/** "1 to 20 of 57": what of the whole is on this page. */
export function pageSpan({ page, per_page, total }: PageMeta): {
  from: number;
  to: number;
  total: number;
  pageCount: number;
} {
  const from = Math.min((page - 1) * per_page + 1, total);
  return { from, to: Math.min(page * per_page, total), total, pageCount: Math.max(1, Math.ceil(total / per_page)) };
}
