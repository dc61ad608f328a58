import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { joinClasses } from '../join-classes.ts';
import type { Column, TableOrder } from './data-table-column.ts';

interface HeadCellProps<Row> {
  column: Column<Row>;
  order: TableOrder | undefined;
}

const spoken = { asc: 'ascending', desc: 'descending' } as const;

// The role stands for browsers that drop a table's meaning when its display changes.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
export function HeadCell<Row>({ column, order }: HeadCellProps<Row>) {
  const isOrdered = order !== undefined && order.by === column.id;
  // A control is no name for the cells below it: they name themselves.
  if (column.renderHeader !== undefined)
    return (
      <td role="cell" className="border-b border-line px-3 py-3 lg:px-4">
        {column.renderHeader()}
      </td>
    );
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isOrdered ? spoken[order.direction] : undefined}
      className={joinClasses(
        'border-b border-line px-3 py-3 text-xs lg:px-4 font-semibold whitespace-nowrap text-muted',
        column.align === 'end' ? 'text-right' : 'text-left',
      )}
    >
      {order !== undefined && column.isSortable === true ? <SortButton column={column} order={order} /> : column.header}
    </th>
  );
}

function SortButton<Row>({ column, order }: { column: Column<Row>; order: TableOrder }) {
  const isOrdered = order.by === column.id;
  const Icon = !isOrdered ? ChevronsUpDown : order.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => order.onSort(column.id)}
      className={joinClasses(
        '-mx-1.5 -my-1 inline-flex min-h-6 items-center gap-1 rounded-md px-1.5 py-1 hover:bg-fill hover:text-ink',
        isOrdered && 'text-ink',
      )}
    >
      {column.header}
      <Icon className="size-3.5" aria-hidden="true" />
    </button>
  );
}
