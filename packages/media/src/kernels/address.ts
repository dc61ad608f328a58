declare const contents: unique symbol;

/**
 * Where something lies in a heap, and what: kernels take up to 17 of these by position, and two exchanged ones do not
 * compile. The kind is named once, where the buffer is made: `const order: Address<'order'> = heap.allocate(64)`.
 */
export type Address<Of extends string = string> = number & { readonly [contents]: Of };

/** Bytes that hold several things one after the other; only `partAt` gives addresses of them. */
export type Parts = Address<'parts'>;

/** Before there is a buffer. */
export const nowhere = addressOf<never>(0);

/** Further on in the same buffer: with a plain `+` the kind would be lost. */
export const past = <Of extends string>(address: Address<Of>, bytes: number): Address<Of> => addressOf(address + bytes);

export const partAt = <Of extends string>(whole: Parts, bytes: number): Address<Of> => addressOf(whole + bytes);

/** A buffer of each kind, by its name. */
export const byKind = <Kind extends string>(
  kinds: readonly Kind[],
  make: (kind: Kind) => Address,
): { readonly [Of in Kind]: Address<Of> } =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as { readonly [Of in Kind]: Address<Of> };

function addressOf<Of extends string>(byte: number): Address<Of> {
  return byte as Address<Of>;
}
