/** One of the known values, or none: an address is written by anybody. */
export function oneOf<Value extends string>(known: readonly Value[], given: string | null): Value | undefined {
  return known.find((value) => value === given);
}

export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** A day of the calendar, or none. */
export function dayOf(address: URLSearchParams, name: string): string | undefined {
  const day = address.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}

/** What is set, as the words of an address. The first page is what an address without one means. */
export function presentWords(words: Record<string, string | number | undefined>): Record<string, string> {
  const present = Object.entries(words).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'page' && value === 1),
  );
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]));
}
