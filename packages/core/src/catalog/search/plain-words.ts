/** Letters and digits of any script, or a single picture: everything else only separates. */
const wordPattern = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;
const lengthMax = 40;
/**
 * Mistyped once from this length on, twice from the other; shorter words become too many others with one letter
 * changed.
 */
const oneMistakeFrom = 4;
const twoMistakesFrom = 8;

/** Words as they are compared: lower case, without accents. `%`, `_`, quotes and backslashes are never part of one. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set((plain.match(wordPattern) ?? []).map((word) => [...word].slice(0, lengthMax).join('')))];
}

export function mistakesAllowed(word: string): 0 | 1 | 2 {
  const { length } = [...word];
  // A number is what it is: 12 is no mistyped 13.
  if (length < oneMistakeFrom || /\p{N}/u.test(word)) return 0;
  return length < twoMistakesFrom ? 1 : 2;
}

/**
 * What a word becomes when as many letters are left out as mistakes are allowed. Two words that differ by so many
 * mistakes have a key in common, so an index finds the words that may be meant without comparing with every one.
 */
export function keysOfWord(word: string): string[] {
  let newest = new Set([word]);
  const keys = new Set(newest);
  for (let mistake = 0; mistake < mistakesAllowed(word); mistake++) {
    newest = new Set([...newest].flatMap(withoutOneLetter));
    for (const key of newest) keys.add(key);
  }
  return [...keys];
}

function withoutOneLetter(word: string): string[] {
  const letters = [...word];
  return letters.map((_, place) => letters.toSpliced(place, 1).join(''));
}

/** Letters added, left out, changed, or two neighbours swapped: how many such mistakes lie between two words. */
export function mistakesBetween(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
