import type { ReactNode } from 'react';

/** Where a column goes in the card that a row becomes below 768. */
export type CardPlace =
  | 'line-1'
  | 'line-1-end'
  | 'line-2'
  | 'line-2-end'
  | 'line-3'
  | 'line-3-end'
  | 'labelled'
  | 'full';

export interface Column<Row> {
  id: string;
  header: string;
  renderCell: (row: Row) => ReactNode;
  /** In place of the header's words, which then only name the cell on phones. */
  renderHeader?: () => ReactNode;
  align?: 'start' | 'end';
  /** Dates and sums stay on one line. */
  noWrap?: boolean;
  /** The header is a button that orders the rows by this column. */
  isSortable?: boolean;
  /**
   * What and how much, then detail and value, then state and date. Left out, it is shown under its header: none is
   * lost.
   */
  card?: CardPlace;
}

/** The order the rows are in, and what to do when a header asks for another. */
export interface TableOrder {
  by: string;
  direction: 'asc' | 'desc';
  onSort: (columnId: string) => void;
}
