/** A role that this page does not know: there is no area for it, while the session itself is fine. */
export class UnknownRole extends Error {
  override name = 'UnknownRole';
}
