import type { Reader, Tx } from '@semblante/db';
import { catalogWordKeys, catalogWords } from '@semblante/db/schema';
import { inArray, like, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { keysOfWord } from './plain-words.ts';

const candidatesMax = 400;

/** In one order, so that two writers never wait for each other crosswise. */
export async function insertWords(tx: Tx, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const added = await tx
    .insert(catalogWords)
    .values(words.toSorted().map((word) => ({ word })))
    .onConflictDoNothing()
    .returning({ word: catalogWords.word });
  const keys = added.flatMap(({ word }) => keysOfWord(word).map((key) => ({ key, word })));
  if (keys.length > 0) await tx.insert(catalogWordKeys).values(keys).onConflictDoNothing();
}

/**
 * Words of the catalogue that begin with one of these, or that one of these may have been meant to be; the shortest
 * first, as they are nearest to what was typed. Words hold no sign that `like` knows.
 */
export async function listCandidates(reader: Reader, asked: readonly string[]): Promise<string[]> {
  const begun = reader
    .select({ word: catalogWords.word })
    .from(catalogWords)
    .where(or(...asked.map((word) => like(catalogWords.word, `${word}%`))));
  const mistyped = reader
    .select({ word: catalogWordKeys.word })
    .from(catalogWordKeys)
    .where(inArray(catalogWordKeys.key, asked.flatMap(keysOfWord)));
  const rows = await union(begun, mistyped)
    .orderBy(sql`word`)
    .limit(candidatesMax);
  return rows.map(({ word }) => word).toSorted((a, b) => a.length - b.length || a.localeCompare(b));
}
