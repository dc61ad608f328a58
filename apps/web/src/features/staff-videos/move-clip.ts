export type Move = 'first' | 'up' | 'down';

interface Order {
  /** The clips in their order, as far as they are known: this page and those beside it. */
  ids: readonly string[];
  /** Whether the first of them is the first of all. */
  startsList: boolean;
}

/**
 * The clip after which it goes, null for the very beginning; nothing where it cannot go there, or where the page does
 * not know.
 */
export function afterIdFor(id: string, move: Move, { ids, startsList }: Order): string | null | undefined {
  const place = ids.indexOf(id);
  if (place === -1) return undefined;
  const isFirst = startsList && place === 0;
  switch (move) {
    case 'first':
      return isFirst ? undefined : null;
    case 'up':
      if (isFirst || place === 0) return undefined;
      return ids[place - 2] ?? (startsList ? null : undefined);
    case 'down':
      return ids[place + 1];
    default:
      return move satisfies never;
  }
}
