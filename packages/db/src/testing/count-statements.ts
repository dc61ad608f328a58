import type { Db } from '../database.ts';

/** The same database, and what is asked of it one after the other: a statement, or how Drizzle begins one. */
export function countStatements(db: Db): { db: Db; asked: string[] } {
  const asked: string[] = [];
  // Everything that is sent passes one of these two.
  const counting = new Proxy(db, {
    get: (target, name) => {
      const found = Reflect.get(target, name, target) as unknown;
      if (name === '$client') return countingClient(found as object, asked);
      if (typeof found === 'function' || name === 'query') asked.push(String(name));
      return found;
    },
  });
  return { db: counting, asked };
}

function countingClient(client: object, asked: string[]): object {
  return new Proxy(client, {
    get: (target, name) => {
      const found = Reflect.get(target, name, target) as unknown;
      if (name !== 'query' || typeof found !== 'function') return found;
      return (...given: unknown[]) => {
        asked.push('a statement');
        return found.apply(target, given) as unknown;
      };
    },
  });
}
