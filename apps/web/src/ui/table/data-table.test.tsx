import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';

interface Sale {
  id: number;
  what: string;
  note: string | null;
}

const columns: Column<Sale>[] = [
  { id: 'what', header: 'What', card: 'line-1', renderCell: (sale) => sale.what },
  { id: 'note', header: 'Note', renderCell: (sale) => sale.note },
];

function render(rows: Sale[]): string {
  return renderToStaticMarkup(
    <DataTable caption="Sales" columns={columns} rows={rows} rowKey={(sale) => sale.id} empty={<p>None yet</p>} />,
  );
}

describe('a table', () => {
  it('keeps its meaning for screen readers when rows become cards', () => {
    const html = render([{ id: 1, what: 'Ten credits', note: 'gift' }]);
    for (const role of ['table', 'row', 'columnheader', 'cell']) expect(html).toContain(`role="${role}"`);
    expect(html).toContain('<caption');
  });

  it('shows a column without a place of its own under its header on phones', () => {
    const html = render([{ id: 1, what: 'Ten credits', note: 'gift' }]);
    expect(html).toMatch(/<span class="[^"]*md:hidden"[^>]*>Note<\/span>gift/);
  });

  it('takes no room on phones for what a row does not have', () => {
    const html = render([{ id: 1, what: 'Ten credits', note: null }]);
    expect(html).toMatch(/<td role="cell" class="[^"]*max-md:hidden!/);
  });

  it('gives way to the empty state when there is no row', () => {
    expect(render([])).toBe('<p>None yet</p>');
  });
});
