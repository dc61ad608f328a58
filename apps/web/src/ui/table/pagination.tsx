import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageWindow } from './page-window.ts';

interface PaginationProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** "1 to 7 of 8,412", at the start of the line. */
  summary?: string;
  /** What is paged, where a page has several lists. */
  label?: string;
}

export function Pagination({ page, pageCount, onPage, summary, label }: PaginationProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={label ?? t('ui.pagination.label')} className="flex flex-wrap items-center justify-between gap-3">
      {summary !== undefined && (
        <p className="text-sm text-muted tabular-nums" aria-live="polite">
          {summary}
        </p>
      )}
      {pageCount > 1 && (
        <ul className="flex flex-wrap items-center gap-0.5 md:gap-1.5">
          <PageStep label={t('ui.pagination.previous')} target={page - 1} pageCount={pageCount} onPage={onPage}>
            <ChevronLeft />
          </PageStep>
          {pageWindow({ page, pageCount }).map((entry, index) => (
            // Gaps have no number of their own; their place in the row is stable enough.
            <li key={entry === 'gap' ? `gap-${index}` : entry}>
              {entry === 'gap' ? (
                <span className="grid size-10 place-items-center text-muted" aria-hidden="true">
                  {'…'}
                </span>
              ) : (
                <button
                  type="button"
                  onClick={() => onPage(entry)}
                  aria-label={t('ui.pagination.page', { page: entry })}
                  aria-current={entry === page ? 'page' : undefined}
                  className={pageLook}
                >
                  {entry}
                </button>
              )}
            </li>
          ))}
          <PageStep label={t('ui.pagination.next')} target={page + 1} pageCount={pageCount} onPage={onPage}>
            <ChevronRight />
          </PageStep>
        </ul>
      )}
    </nav>
  );
}

const pageLook =
  'grid h-11 min-w-11 place-items-center rounded-[10px] px-2 text-sm font-semibold tabular-nums transition-colors duration-(--t-1) hover:bg-fill aria-[current=page]:bg-ink aria-[current=page]:text-on-ink aria-disabled:text-edge aria-disabled:hover:bg-transparent md:h-10 md:min-w-10 [&>svg]:size-4';

interface PageStepProps {
  label: string;
  target: number;
  pageCount: number;
  onPage: (page: number) => void;
  children: ReactNode;
}

function PageStep({ label, target, pageCount, onPage, children }: PageStepProps) {
  const reachable = target >= 1 && target <= pageCount;
  return (
    <li className="max-sm:hidden">
      <button
        type="button"
        aria-label={label}
        aria-disabled={!reachable}
        onClick={() => reachable && onPage(target)}
        className={pageLook}
      >
        {children}
      </button>
    </li>
  );
}
