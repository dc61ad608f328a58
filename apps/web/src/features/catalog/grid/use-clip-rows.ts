import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { clipsPerPage } from '../catalog-calls.ts';
import { gridShape } from './grid-shape.ts';
import { findPlaceLeft, keepPage, leavePlace } from './place-left.ts';
import { useGridPlace } from './use-grid-place.ts';

/** Rows kept ready above and below what is in sight. */
const overscan = 2;
const restMs = 200;

interface ClipRowsParts {
  list: RefObject<HTMLElement | null>;
  total: number;
  /** The page that the address names, for who comes anew. */
  startPage: number;
}

/** Which rows of the list are there, and where. Their height follows from the width, so none has to be measured. */
export function useClipRows({ list, total, startPage }: ClipRowsParts) {
  const place = useGridPlace(list);
  const { key } = useLocation();
  const shape = gridShape({ width: place?.width ?? 0, rootFontPx: place?.rootFontPx ?? 16 });
  const focusedRow = useRef<number>(undefined);
  const hasArrived = useRef(false);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized: every scroll draws the rows anew
  const virtualizer = useWindowVirtualizer({
    count: place === undefined ? 0 : Math.ceil(total / shape.columns),
    estimateSize: () => shape.rowHeight,
    scrollMargin: place?.top ?? 0,
    overscan,
    rangeExtractor: (range) => withRow(range, focusedRow.current),
  });

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, shape.rowHeight]);

  const isReady = place !== undefined;
  useEffect(() => {
    if (!isReady) return;
    hasArrived.current = true;
    const left = findPlaceLeft(key);
    if (left !== undefined) scrollTo(0, left);
    else if (startPage > 1)
      virtualizer.scrollToIndex(Math.floor(((startPage - 1) * clipsPerPage) / shape.columns), { align: 'start' });
    // Once, when the list has its height: afterwards the reader scrolls.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady]);
  // Before the router scrolls for the next page. Whoever never got to see the list leaves no place in it.
  useLayoutEffect(
    () => () => {
      if (hasArrived.current) leavePlace(key);
    },
    [key],
  );

  const shownRow = virtualizer.range?.startIndex ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => keepPage(Math.floor((shownRow * shape.columns) / clipsPerPage) + 1), restMs);
    return () => clearTimeout(timer);
  }, [shownRow, shape.columns]);

  return {
    shape,
    height: virtualizer.getTotalSize(),
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - (place?.top ?? 0) })),
    /** What has the focus stays, however far it is scrolled away: the keyboard goes on from there. */
    keepFocused: (event: FocusEvent) => {
      const row = event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      focusedRow.current = row === undefined ? undefined : Number(row);
    },
  };
}

function withRow(range: Range, row: number | undefined): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === undefined || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((one, other) => one - other);
}
