import type { Processing } from '@semblante/contracts';
import { basename } from 'node:path';
import type { AddressesOf } from '../shown-addresses.ts';
import type { ShownRow } from '../shown.queries.ts';

/** What the editor begins with; null for what is no cut-out. */
export function showCutOut({ id, imageId, cutOut }: ShownRow): Processing['cut_out'] {
  if (!cutOut) return null;
  const { width, height, warnings, maskKey, render } = cutOut;
  const address = `/api/processings/${id}`;
  const hasOriginal = imageId !== null;
  return {
    width,
    height,
    warnings,
    cut_out_url: `${address}/cut-out`,
    view_url: `${address}/cut-out-view`,
    source_view_url: imageId && `/api/images/${imageId}/view`,
    alpha_url: `${address}/alpha${versionOf(maskKey)}`,
    can_blur: hasOriginal,
    can_restore: hasOriginal,
    render: render && { ...render, has_mask: maskKey !== null },
  };
}

/** Each render is another file at the same address: browsers keep pictures for a while. */
export const addressesOfCutOut: AddressesOf = (row) => {
  const address = `/api/processings/${row.id}`;
  const hasFile = row.status === 'completed' && row.resultKey !== null;
  const original = row.imageId && `/api/images/${row.imageId}`;
  const ofOriginal = original && row.status !== 'completed' ? `${original}/thumbnail` : null;
  return {
    thumbnail_url: hasFile && row.thumbnailKey ? `${address}/thumbnail${versionOf(row.thumbnailKey)}` : ofOriginal,
    before_url: hasFile && original ? `${original}/source` : null,
    result_url: hasFile ? `${address}/result${versionOf(row.resultKey)}` : null,
  };
};

const versionOf = (key: string | null) =>
  key === null
    ? ''
    : `?v=${basename(key)
        .replace(/\.[a-z]+$/, '')
        .slice(-12)}`;
