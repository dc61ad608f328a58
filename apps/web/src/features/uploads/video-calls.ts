import type { AnalysisSettings, PreviewBody, Video } from '@semblante/contracts';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { videosKey } from '../../lib/session.ts';
import { isWorkedOn } from './video-progress.ts';

/** What happens to a video is told live; this is for a browser or a network that does not let it through. */
const watchEveryMs = 4000;

const listKey = [...videosKey, 'list'];
const videoKey = (id: string) => [...videosKey, 'one', id];
const at = (id: string) => ({ params: { path: { id } } });

export function useVideos() {
  return useQuery({
    queryKey: listKey,
    queryFn: async (): Promise<Video[]> => (await answer(api.GET('/api/videos'))).data,
    refetchInterval: ({ state }) => state.data?.some(isWorkedOn) === true && watchEveryMs,
  });
}

export function useVideo(id: string) {
  return useQuery({
    queryKey: videoKey(id),
    queryFn: async (): Promise<Video> => (await answer(api.GET('/api/videos/{id}', at(id)))).data.video,
    placeholderData: () => queryClient.getQueryData<Video[]>(listKey)?.find((video) => video.id === id),
    // Just arrived, it may be read a moment before its work begins.
    refetchInterval: ({ state }) =>
      state.data !== undefined && (state.data.state === 'uploading' || isWorkedOn(state.data)) && watchEveryMs,
  });
}

/** The invented person of the example. */
export async function addExampleVideo(): Promise<Video> {
  const { data } = await answer(api.POST('/api/videos/example'));
  refreshVideos();
  return data.video;
}

/** The same file that this account has here already, or the upload of it that broke off. */
export async function findKnownVideo(sample: string): Promise<Video | undefined> {
  const { data } = await answer(api.GET('/api/videos/known', { params: { query: { sample } } }));
  return data.video ?? undefined;
}

export async function renameVideo(id: string, fileName: string): Promise<void> {
  const { data } = await answer(api.PATCH('/api/videos/{id}', { ...at(id), body: { file_name: fileName } }));
  queryClient.setQueryData<Video>(videoKey(id), data.video);
  refreshVideos();
}

/** Refused while a swap runs with it, unless the swap may be stopped. */
export async function deleteVideo(id: string, work: 'keep' | 'stop' = 'keep'): Promise<void> {
  await api.DELETE('/api/videos/{id}', {
    params: { path: { id }, query: { stop_work: work === 'stop' ? 'true' : 'false' } },
  });
  queryClient.removeQueries({ queryKey: videoKey(id) });
  queryClient.setQueryData<Video[]>(listKey, (videos) => videos?.filter((video) => video.id !== id));
  refreshVideos();
}

/** Looks for the people again, with another model or angle, free of charge. */
export async function analyseAgain(id: string, body: AnalysisSettings): Promise<void> {
  const { data } = await answer(api.POST('/api/videos/{id}/analysis', { ...at(id), body }));
  queryClient.setQueryData<Video>(videoKey(id), data.video);
  refreshVideos();
}

/** A new video without the doubted moments of a held one; its id. */
export async function trimHeld(id: string): Promise<string> {
  const { data } = await answer(api.POST('/api/videos/{id}/trimmed', at(id)));
  queryClient.setQueryData<Video>(videoKey(data.video.id), data.video);
  refreshVideos();
  return data.video.id;
}

/** Without this header the server answers with a picture itself. */
const asJson = { headers: { Accept: 'application/json' } };

export async function makePreview(id: string, body: PreviewBody) {
  return (await answer(api.POST('/api/videos/{id}/preview', { ...at(id), ...asJson, body }))).data.pictures;
}

export function refreshVideos(): void {
  void queryClient.invalidateQueries({ queryKey: videosKey });
}
