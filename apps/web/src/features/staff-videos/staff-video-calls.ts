import type {
  AnalysisSettings,
  ClipDetail,
  MoveClipBody,
  StaffClip,
  StaffVideosQuery,
  UpdateClipBody,
} from '@semblante/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { answer, api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';

const staffClipsKey = ['staff-videos'] as const;
const listKey = [...staffClipsKey, 'list'];
const clipKey = (id: string) => [...staffClipsKey, 'one', id];
const at = (id: string) => ({ params: { path: { id } } });

/** Screening and analysis are told live only to who uploaded: everybody else asks. */
const watchEveryMs = 3000;

function isMoving({ state, video }: StaffClip): boolean {
  return state === 'screening' || ['uploading', 'checking', 'analysing'].includes(video.state);
}

export function useStaffClips(query: Partial<StaffVideosQuery>, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [...listKey, query],
    queryFn: async ({ signal }) => await answer(api.GET('/api/staff/videos', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.data.some(isMoving) === true && watchEveryMs,
  });
}

export function useStaffClip(id: string) {
  return useQuery({
    queryKey: clipKey(id),
    queryFn: async (): Promise<StaffClip> => (await answer(api.GET('/api/staff/videos/{id}', at(id)))).data.clip,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data !== undefined && isMoving(state.data) && watchEveryMs,
  });
}

export function useStaffCategories() {
  return useQuery({
    queryKey: [...staffClipsKey, 'categories'],
    queryFn: async () => (await answer(api.GET('/api/staff/videos/categories'))).data,
    staleTime: 10 * 60_000,
  });
}

/** As a user would see it, in this page's language. */
export function useClipAsUser(id: string) {
  return useQuery({
    queryKey: [...staffClipsKey, 'as-user', id, currentLanguage()],
    queryFn: async (): Promise<ClipDetail> =>
      (await answer(api.GET('/api/staff/videos/{id}/as-user', at(id)))).data.clip,
    staleTime: 0,
    retry: false,
  });
}

export async function updateClip(id: string, body: UpdateClipBody): Promise<StaffClip> {
  return keep((await answer(api.PATCH('/api/staff/videos/{id}', { ...at(id), body }))).data.clip);
}

// The description of a call knows JSON bodies; a form is handed over as it is, and the browser writes its boundary.
export async function sendProof(id: string, file: File): Promise<StaffClip> {
  const form = new FormData();
  form.append('file', file, file.name);
  return keep(
    (
      await answer(
        api.PUT('/api/staff/videos/{id}/proof', { ...at(id), body: form as never, bodySerializer: () => form }),
      )
    ).data.clip,
  );
}

export async function publishClip({ id, version }: StaffClip): Promise<StaffClip> {
  return keep((await answer(api.POST('/api/staff/videos/{id}/publish', { ...at(id), body: { version } }))).data.clip);
}

export async function withdrawClip({ id, version }: StaffClip, reason: string): Promise<StaffClip> {
  return keep(
    (await answer(api.POST('/api/staff/videos/{id}/withdraw', { ...at(id), body: { version, reason } }))).data.clip,
  );
}

export async function moveClip(id: string, body: z.infer<typeof MoveClipBody>): Promise<void> {
  await api.POST('/api/staff/videos/{id}/move', { ...at(id), body });
  await queryClient.invalidateQueries({ queryKey: listKey });
}

export async function analyseClip(id: string, body: AnalysisSettings): Promise<StaffClip> {
  return keep((await answer(api.POST('/api/staff/videos/{id}/analysis', { ...at(id), body }))).data.clip);
}

export async function deleteClip(id: string): Promise<void> {
  await api.DELETE('/api/staff/videos/{id}', at(id));
  queryClient.removeQueries({ queryKey: clipKey(id) });
  refreshLists();
}

/** What was answered is shown at once. */
export function keep(clip: StaffClip): StaffClip {
  queryClient.setQueryData(clipKey(clip.id), clip);
  refreshLists();
  return clip;
}

export function refreshLists(): void {
  void queryClient.invalidateQueries({ queryKey: listKey });
}

/** The record as somebody else left it, when that is why a change was refused. */
export function conflictingClip(error: unknown): StaffClip | undefined {
  if (!(error instanceof ApiError) || error.code !== 'catalog.conflict') return undefined;
  return (error.body as { data?: { clip?: StaffClip } }).data?.clip;
}
