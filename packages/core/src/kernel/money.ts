/**
 * What goes back for the unspent part of a lot, in centavos: paid × unspent ÷ credits, rounded up, which is the
 * buyer's favour. The product of two ordinary prices may pass what a double holds exactly, hence BigInt.
 */
export function refundCents(of: { paidCents: number; unspent: number; credits: number }): number {
  requireWhole('paidCents', of.paidCents);
  requireWhole('unspent', of.unspent);
  requireWhole('credits', of.credits);
  if (of.credits === 0 || of.unspent > of.credits)
    throw new RangeError(`No share of money: ${of.unspent} unspent of ${of.credits} credits`);
  const credits = BigInt(of.credits);
  return Number((BigInt(of.paidCents) * BigInt(of.unspent) + credits - 1n) / credits);
}

function requireWhole(name: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${name} is not a whole number of zero or more: ${value}`);
}
