export const chosenTitleId = 'chosen-image';

/** To the title of the image that is open: for who pressed something that is gone now, or far below it. */
export function showChosen(): void {
  const title = document.getElementById(chosenTitleId);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'nearest' });
}
