/**
 * A `ref` for the title or field of what replaces a pressed button: focus would otherwise fall back to the top of the
 * page.
 */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}
