import type { Image, PhotoPreviewBody } from '@semblante/contracts';
import { useQueries } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { imagesKey } from '../../lib/session.ts';

const at = (id: string) => ({ params: { path: { id } } });
const asJson = { headers: { accept: 'application/json' } };

/** Each of them, as far as it has come; in the order of the ids. */
export function usePhotos(ids: readonly string[]) {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: [...imagesKey, 'one', id],
      queryFn: async (): Promise<Image> => (await answer(api.GET('/api/images/{id}', at(id)))).data.image,
    })),
  });
}

export async function makePhotoPreview(id: string, { mapping }: PhotoPreviewBody) {
  return (await answer(api.POST('/api/images/{id}/swap-preview', { ...at(id), ...asJson, body: { mapping } }))).data
    .pictures;
}
