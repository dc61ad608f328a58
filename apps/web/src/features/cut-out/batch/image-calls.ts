import type { Image, ImagePurpose } from '@semblante/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { imagesKey } from '../../../lib/session.ts';

interface ImagesPage {
  data: Image[];
  meta: { page: number; per_page: number; total: number };
}

const listKey = (purpose: ImagePurpose, page: number) => [...imagesKey, 'list', purpose, page];
const oneKey = (id: string) => [...imagesKey, 'one', id];
const at = (id: string) => ({ params: { path: { id } } });

export function useImages(purpose: ImagePurpose, page: number) {
  return useQuery({
    queryKey: listKey(purpose, page),
    queryFn: async ({ signal }): Promise<ImagesPage> =>
      await answer(api.GET('/api/images', { params: { query: { purpose, page } }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useImage(id: string | undefined) {
  return useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: async (): Promise<Image> => (await answer(api.GET('/api/images/{id}', at(id ?? '')))).data.image,
    enabled: id !== undefined,
  });
}

/** What the preview has found out is known once it was made: asked for after its picture has come. */
export async function refreshImage(id: string): Promise<void> {
  const { data } = await answer(api.GET('/api/images/{id}', at(id)));
  changeLists((page) => ({ ...page, data: page.data.map((image) => (image.id === id ? data.image : image)) }));
}

/** Refused while it is being cut out, unless that may be stopped. */
export async function deleteImage(id: string, work: 'keep' | 'stop'): Promise<void> {
  await api.DELETE('/api/images/{id}', {
    params: { path: { id }, query: { stop_work: work === 'stop' ? 'true' : 'false' } },
  });
  queryClient.removeQueries({ queryKey: oneKey(id) });
  changeLists(({ data, meta }) => without({ data, meta }, id));
  refreshImages();
}

/** What was just taken stands first in its list at once. */
export function keepImage(image: Image): void {
  queryClient.setQueryData<ImagesPage>(listKey(image.purpose, 1), (page) => page && withFirst(page, image));
  refreshImages();
}

function withFirst({ data, meta }: ImagesPage, image: Image): ImagesPage {
  const isKnown = data.some(({ id }) => id === image.id);
  return {
    data: [image, ...data.filter(({ id }) => id !== image.id)],
    meta: { ...meta, total: meta.total + (isKnown ? 0 : 1) },
  };
}

function without({ data, meta }: ImagesPage, id: string): ImagesPage {
  const rest = data.filter((image) => image.id !== id);
  return { data: rest, meta: { ...meta, total: meta.total - (data.length - rest.length) } };
}

function changeLists(change: (page: ImagesPage) => ImagesPage): void {
  queryClient.setQueriesData<ImagesPage>({ queryKey: [...imagesKey, 'list'] }, (page) => page && change(page));
}

function refreshImages(): void {
  void queryClient.invalidateQueries({ queryKey: imagesKey });
}
