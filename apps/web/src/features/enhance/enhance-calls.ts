import type { EnhancePreview, EnhancePreviewBody, Image } from '@semblante/contracts';
import { answer, api } from '../../lib/api.ts';

const at = (id: string) => ({ params: { path: { id } } });

export async function previewSpot(id: string, body: EnhancePreviewBody): Promise<EnhancePreview> {
  return (await answer(api.POST('/api/images/{id}/enhance-preview', { ...at(id), body }))).data.preview;
}

/** A finished picture as one to be enlarged. */
export async function takeResult(processingId: string): Promise<Image> {
  return (await answer(api.POST('/api/processings/{id}/enhance-source', at(processingId)))).data.image;
}
