/**
 * Where each visit of the list was left, by the key that the router gives it. The list has no height yet when the
 * browser would bring its place back.
 */
const left = new Map<string, number>();

export function leavePlace(visitKey: string): void {
  left.set(visitKey, scrollY);
}

export function findPlaceLeft(visitKey: string): number | undefined {
  return left.get(visitKey);
}

/**
 * The page of the list that is in sight, in the address: a reload or a shared link comes back to it. Not through the
 * router: nothing has to be drawn anew for it.
 */
export function keepPage(page: number): void {
  const address = new URL(location.href);
  if (page <= 1) address.searchParams.delete('page');
  else address.searchParams.set('page', String(page));
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
