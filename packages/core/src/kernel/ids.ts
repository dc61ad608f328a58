import { v7 } from 'uuid';

declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

export type UserId = Branded<'user'>;
export type SessionId = Branded<'session'>;

/** Ordered by time, so that new rows land at the end of an index. */
export function newId<Id extends string>(): Id {
  return v7() as Id;
}
