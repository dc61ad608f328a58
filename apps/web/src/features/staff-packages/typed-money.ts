/** "39,90" or "39.90" as centavos; undefined for what is no sum of money. */
export function centsOf(typed: string): number | undefined {
  const [, whole, fraction = ''] = /^\s*(?:R\$)?\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(typed) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** As it is typed: 39,90. */
export function typedMoney(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}
