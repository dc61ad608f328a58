/**
 * A key for one wish, so that sending it twice asks for one thing. `randomUUID` exists only on https and localhost;
 * this does everywhere.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
