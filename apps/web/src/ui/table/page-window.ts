/** Which page numbers to show: the ends, the current one and its neighbours; `gap` stands for those left out. */
export function pageWindow({ page, pageCount }: { page: number; pageCount: number }): (number | 'gap')[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 3) near.add(2).add(3);
  if (page >= pageCount - 2) near.add(pageCount - 1).add(pageCount - 2);
  const numbers = [...near].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    const missing = number - before - 1;
    if (missing === 0) return [number];
    // A gap that hides one number takes as much room as the number itself.
    return missing === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}
