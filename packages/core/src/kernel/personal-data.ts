import type { ErasedKind } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AccountKeys } from './account-keys.ts';
import type { UserId } from './ids.ts';
import type { Keys } from './sealing.ts';

/** What becomes of a table's rows when their account is deleted. */
export type Fate =
  | {
      fate: 'deleted';
      /** Counted on the receipt. */
      counted?: ErasedKind;
      folders?: { id: PgColumn; of: (id: string) => string[] };
    }
  | {
      fate: 'kept';
      /** The stated remainder: why it may stay, and without which columns. */
      because: string;
      without?: Record<string, SQL | null>;
    };

/** One table that knows of people. Every table that names an account is in the register, or a test fails. */
export type PersonalTable = Fate & {
  table: PgTable;
  /** An expression over the table that says whose row it is. */
  owner: SQL;
  /** Which rows, where rows of one table have two fates. */
  where?: SQL;
  /** Worth nothing after a restore: no backup holds it. */
  isPassing?: true;
};

export interface CopyOf {
  userId: UserId;
  keys: Keys;
  accountKeys: AccountKeys;
}

export type CopiedRow = Record<
  string,
  string | number | boolean | Date | null | undefined | readonly unknown[] | object
>;

export interface CopiedFile {
  /** In the copy. */
  name: string;
  key: string;
  isSealed?: true;
}

/** What a feature keeps of people, and its part of a copy for the person. */
export interface PersonalData {
  tables: readonly PersonalTable[];
  /** By the name of its file: `faces` becomes `faces.json` and `faces.csv`. */
  copy?(
    reader: Reader,
    of: CopyOf,
  ): Promise<{ sections: Record<string, readonly CopiedRow[]>; files?: readonly CopiedFile[] }>;
}

/** Where a file lies here is of no use to its owner. */
export function withoutKey<Row extends { key: string | null }>({ key, ...row }: Row): Omit<Row, 'key'> {
  void key;
  return row;
}

/** More rows than any person makes by hand: a copy is whole, and no query is endless. */
export const copiedRowsMax = 100_000;
