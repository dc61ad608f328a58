import { Checkbox } from '../choice/checkbox.tsx';
import type { Column } from './data-table-column.ts';

type RowKey = string | number;

export interface TableSelection<Row> {
  chosen: ReadonlySet<RowKey>;
  onChange: (chosen: ReadonlySet<RowKey>) => void;
  /** Names a row's box: "Choose Marina Duarte". */
  labelOf: (row: Row) => string;
  /** Names the box that chooses every row in sight, and the box itself on phones. */
  labelAll: string;
}

interface SelectionColumnParts<Row> {
  selection: TableSelection<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
}

/** A first column of boxes; its header chooses all the rows in sight, and only those. */
export function selectionColumn<Row>({ selection, rows, rowKey }: SelectionColumnParts<Row>): Column<Row> {
  const { chosen, onChange, labelOf, labelAll } = selection;
  const keys = rows.map(rowKey);

  function choose(changed: readonly RowKey[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const key of changed) {
      if (isChosen) next.add(key);
      else next.delete(key);
    }
    onChange(next);
  }

  return {
    id: 'selection',
    header: labelAll,
    renderHeader: () => (
      <Box
        label={labelAll}
        isChosen={keys.length > 0 && keys.every((key) => chosen.has(key))}
        onChoose={(isChosen) => choose(keys, isChosen)}
      />
    ),
    renderCell: (row) => (
      <Box
        label={labelOf(row)}
        isChosen={chosen.has(rowKey(row))}
        onChoose={(isChosen) => choose([rowKey(row)], isChosen)}
      />
    ),
  };
}

function Box({
  label,
  isChosen,
  onChoose,
}: {
  label: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  return (
    <Checkbox
      label={<span className="sr-only">{label}</span>}
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
    />
  );
}
