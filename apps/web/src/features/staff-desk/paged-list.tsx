import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { type PageMeta, pageSpan } from '../../lib/page-span.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';

/** Long lists are counted only so far. */
type CountedMeta = PageMeta & { is_capped?: boolean };

interface PagedListProps<Row> {
  /** As the query cache has it. */
  list: { data: { data: Row[]; meta: CountedMeta } | undefined; isError: boolean; refetch: () => unknown };
  onPage: (page: number) => void;
  /** What is paged, where a page has several lists. */
  label?: string;
  children: (rows: readonly Row[], state: { loadingRows?: number }) => ReactNode;
}

const loadingRows = 8;

/** One page of a list and the way to the others; while it loads, and when it cannot be loaded, it says so. */
export function PagedList<Row>({
  list: { data: answer, isError, refetch },
  onPage,
  label,
  children,
}: PagedListProps<Row>) {
  const { t } = useTranslation();
  if (answer === undefined)
    return isError ? <NotLoaded onRetry={() => void refetch()} /> : children([], { loadingRows });
  const { from, to, total, pageCount } = pageSpan(answer.meta);
  return (
    <div className="flex flex-col gap-4">
      {children(answer.data, {})}
      {total > 0 && (
        <Pagination
          page={answer.meta.page}
          pageCount={pageCount}
          onPage={onPage}
          {...(label !== undefined && { label })}
          summary={t('staff.list.summary', {
            from: formatNumber(from),
            to: formatNumber(to),
            total: countText({ ...answer.meta, total }),
          })}
        />
      )}
    </div>
  );
}

/** 8.412, or 10.000+ where nobody counted further. */
export function countText({ total, is_capped }: Pick<CountedMeta, 'total' | 'is_capped'>): string {
  return is_capped === true ? `${formatNumber(total)}+` : formatNumber(total);
}

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={2}
      picture={<WellPicture />}
      title={t('staff.list.failed')}
      text={t('staff.list.failed_text')}
      action={
        <Button kind="sec" size="sm" onClick={onRetry}>
          {t('staff.list.retry')}
        </Button>
      }
    />
  );
}

/** Nothing at all, or nothing with these filters. */
export function NothingListed({
  what,
  onClear,
}: {
  what: { title: string; text: string };
  onClear: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  if (onClear === undefined)
    return <EmptyState headingLevel={2} picture={<WellPicture />} title={what.title} text={what.text} />;
  return (
    <EmptyState
      headingLevel={2}
      picture={<WellPicture />}
      title={t('staff.list.no_match')}
      text={t('staff.list.no_match_text')}
      action={
        <Button kind="sec" size="sm" onClick={onClear}>
          {t('staff.list.clear')}
        </Button>
      }
    />
  );
}
