import type * as z from 'zod';

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What one tab keeps of work that was not sent yet. A browser may block storage, or another version may have written
 * it: then nothing is remembered, and the page starts from the beginning.
 */
export function createTabStorage(openStore: () => Store) {
  function find<Value>(key: string, schema: z.ZodType<Value>): Value | undefined {
    try {
      const text = openStore().getItem(key);
      return text === null ? undefined : schema.parse(JSON.parse(text));
    } catch (error) {
      console.warn('storage', error);
      return undefined;
    }
  }

  function save(key: string, value: unknown): void {
    try {
      if (value === undefined) openStore().removeItem(key);
      else openStore().setItem(key, JSON.stringify(value));
    } catch (error) {
      console.warn('storage', error);
    }
  }

  return { find, save };
}
