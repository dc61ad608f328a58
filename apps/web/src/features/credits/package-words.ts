const sizes = [
  { upTo: 5, name: 'try' },
  { upTo: 20, name: 'weekend' },
  { upTo: 60, name: 'often' },
] as const;

/** Who a package is for. Packages are data that staff changes, so the words go by size and not by package. */
export function purposeOf(credits: number): 'try' | 'weekend' | 'often' | 'team' {
  return sizes.find(({ upTo }) => credits <= upTo)?.name ?? 'team';
}
