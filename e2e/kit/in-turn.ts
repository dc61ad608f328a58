/** `E2E_LOOKS=all` walks every journey in every look, as before a release. */
const walksAll = process.env['E2E_LOOKS'] === 'all';

/**
 * A journey is walked in one look (width, language): the looks take turns from file to file, and every-page.spec.ts
 * sees every page in both.
 */
export function inTurn<Look>(looks: readonly Look[], turn: number): readonly Look[] {
  return walksAll ? looks : looks.slice(turn, turn + 1);
}
