/** Ids begin with the hour they were made in: their ends tell them apart. */
export function shortId(id: string): string {
  return id.length > 13 ? `…${id.slice(-6)}` : id;
}
