import type { AddressesOf } from '../shown-addresses.ts';
import type { ShownRow } from '../shown.queries.ts';

export const addressesOfSwap: AddressesOf = (row) =>
  addresses(row, row.videoId === null ? null : `/api/videos/${row.videoId}`);

/** A clip is the catalogue's: shown from there, as long as it is there. */
export const addressesOfClipSwap: AddressesOf = (row) =>
  addresses(row, row.videoId !== null && row.isOffered ? `/api/catalog/${row.videoId}` : null);

function addresses(row: ShownRow, source: string | null): ReturnType<AddressesOf> {
  const address = `/api/processings/${row.id}`;
  const hasFile = row.status === 'completed' && row.resultKey !== null;
  const posterOfSource = source && row.status !== 'completed' ? `${source}/poster` : null;
  return {
    thumbnail_url: hasFile && row.thumbnailKey ? `${address}/thumbnail` : posterOfSource,
    before_url: hasFile && source ? `${source}/source` : null,
    result_url: hasFile ? `${address}/result` : null,
  };
}
