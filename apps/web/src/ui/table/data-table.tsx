import type { MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { joinClasses } from '../join-classes.ts';
import { Card } from '../layout/card.tsx';
import type { CardPlace, Column, TableOrder } from './data-table-column.ts';
import { HeadCell } from './data-table-head.tsx';
import { moveBetweenRows } from './move-between-rows.ts';
import { selectionColumn, type TableSelection } from './table-selection.tsx';

export type { Column } from './data-table-column.ts';

interface DataTableProps<Row> {
  /** What the table holds; spoken only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  order?: TableOrder;
  selection?: TableSelection<Row>;
  /** A click anywhere on a row. A convenience of the mouse: the row must hold a link or button that does the same. */
  onOpen?: (row: Row) => void;
  /** Rows are on their way: this many empty ones stand for them. */
  loadingRows?: number;
  /** In place of the table when there is no row. */
  empty?: ReactNode;
}

const cardPlaces: Record<CardPlace, string> = {
  'line-1': 'max-md:col-start-1 max-md:row-start-1',
  'line-1-end': 'max-md:col-start-2 max-md:row-start-1 max-md:text-right',
  'line-2': 'max-md:col-start-1 max-md:row-start-2 max-md:text-ink-2',
  'line-2-end': 'max-md:col-start-2 max-md:row-start-2 max-md:text-right',
  'line-3': 'max-md:col-start-1 max-md:row-start-3',
  'line-3-end': 'max-md:col-start-2 max-md:row-start-3 max-md:text-right max-md:self-center',
  labelled:
    'max-md:col-span-full max-md:flex! max-md:items-center max-md:justify-between max-md:gap-3 max-md:text-right',
  full: 'max-md:col-span-full max-md:*:w-full max-md:pt-1.5',
};

// Below 768 the same elements are laid out as cards. Safari drops the meaning of a table whose display changes, hence
// the roles; and what scrolls sideways must be reachable by keyboard, hence the region with a tab stop.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */
export function DataTable<Row>({
  caption,
  columns: given,
  rows,
  rowKey,
  order,
  selection,
  onOpen,
  loadingRows,
  empty,
}: DataTableProps<Row>) {
  const captionId = useId();
  if (loadingRows !== undefined) return <LoadingTable rowCount={loadingRows} />;
  if (rows.length === 0 && empty !== undefined) return empty;
  const columns = selection === undefined ? given : [selectionColumn({ selection, rows, rowKey }), ...given];
  return (
    <Card flush>
      <section
        aria-labelledby={captionId}
        tabIndex={0}
        className="overflow-x-auto rounded-card focus-visible:-outline-offset-2"
      >
        <table role="table" className="w-full border-collapse text-sm max-md:block">
          <caption id={captionId} className="sr-only">
            {caption}
          </caption>
          <thead role="rowgroup" className="max-md:sr-only">
            <tr role="row">
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} order={order} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-md:block" onKeyDown={moveBetweenRows}>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                onClick={onOpen && ((event) => openUnlessControl(event, () => onOpen(row)))}
                className={joinClasses(
                  onOpen !== undefined && 'cursor-pointer hover:bg-canvas',
                  'border-b border-line last:border-b-0 focus-within:bg-canvas max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1.5 max-md:px-4 max-md:py-3.5',
                )}
              >
                {columns.map((column) => (
                  <DataCell key={column.id} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

/** Not when a link or box of the row was meant, nor at the end of selecting its text. */
function openUnlessControl(event: MouseEvent<HTMLTableRowElement>, open: () => void): void {
  const isControl = event.target instanceof Element && event.target.closest('a, button, input, label, select') !== null;
  if (!isControl && getSelection()?.isCollapsed !== false) open();
}

function DataCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const place = column.card ?? 'labelled';
  const content = column.renderCell(row);
  const isEmpty = content === null || content === undefined || content === false || content === '';
  return (
    <td
      role="cell"
      className={joinClasses(
        'align-middle max-md:block max-md:min-w-0 md:px-3 md:py-3.5 lg:px-4',
        column.align === 'end' && 'md:text-right',
        column.noWrap === true && 'whitespace-nowrap',
        isEmpty ? 'max-md:hidden!' : cardPlaces[place],
      )}
    >
      {place === 'labelled' && (
        <span className="text-muted md:hidden" aria-hidden="true">
          {column.header}
        </span>
      )}
      {content}
    </td>
  );
}

function LoadingTable({ rowCount }: { rowCount: number }) {
  return (
    <Card flush>
      <SkeletonGroup>
        {Array.from({ length: rowCount }, (_, row) => (
          <div
            key={row}
            className="flex items-center justify-between gap-6 border-b border-line px-4 py-5 last:border-b-0"
          >
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3.5 w-1/5" />
            <Skeleton className="h-3.5 w-1/6 max-md:hidden" />
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  );
}
