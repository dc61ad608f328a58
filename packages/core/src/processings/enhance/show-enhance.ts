import type { AddressesOf } from '../shown-addresses.ts';

export const addressesOfEnhanced: AddressesOf = (row) => {
  const address = `/api/processings/${row.id}`;
  const hasFile = row.status === 'completed' && row.resultKey !== null;
  const source = row.imageId && `/api/images/${row.imageId}`;
  const thumbnailOfSource = source && row.status !== 'completed' ? `${source}/thumbnail` : null;
  return {
    thumbnail_url: hasFile && row.thumbnailKey ? `${address}/thumbnail` : thumbnailOfSource,
    before_url: hasFile && source ? `${source}/source` : null,
    result_url: hasFile ? `${address}/result` : null,
  };
};
