import type { Reader } from '@semblante/db';
import { mistakesAllowed, mistakesBetween, plainWords } from './plain-words.ts';
import { listCandidates } from './words.queries.ts';

const wordsMax = 8;
/**
 * One letter begins half of all words: those that it nearly is come first, and so many are enough to show what is
 * there.
 */
const meantMax = 12;
/** Articles and prepositions: they help to order the answers but exclude none, unless there is nothing else. */
const shortWordMax = 2;

export interface AskedWord {
  /** As it was typed. */
  exact: string;
  /** That and every word of the catalogue it may stand for: one that begins with it, or one that was mistyped. */
  meant: string[];
  isRequired: boolean;
}

/** `nothing`: there are signs but no word, so nothing can be meant. Undefined when nothing was typed. */
export async function understandQuery(reader: Reader, query: string): Promise<AskedWord[] | 'nothing' | undefined> {
  if (query.trim() === '') return undefined;
  const words = plainWords(query).slice(0, wordsMax);
  if (words.length === 0) return 'nothing';
  const candidates = await listCandidates(reader, words);
  const hasLong = words.some((word) => !isShort(word));
  return words.map((exact) => ({
    exact,
    meant: [exact, ...candidates.filter((word) => word !== exact && mayMean(exact, word)).slice(0, meantMax)],
    isRequired: !hasLong || !isShort(exact),
  }));
}

const isShort = (word: string) => word.length <= shortWordMax && /^\p{L}+$/u.test(word);

function mayMean(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const allowed = Math.min(mistakesAllowed(typed), mistakesAllowed(word));
  return allowed > 0 && mistakesBetween(typed, word) <= allowed;
}
