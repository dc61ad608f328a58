import type { DeclaredKind, Face, UpdateFaceBody } from '@semblante/contracts';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { postForm } from '../../lib/post-form.ts';
import { queryClient } from '../../lib/query-client.ts';
import { facesKey } from '../../lib/session.ts';

const at = (id: string) => ({ params: { path: { id } } });

/** Favourites first, then the newest: the same order wherever faces are chosen from. */
export function useFaces() {
  return useQuery({
    queryKey: facesKey,
    queryFn: async (): Promise<Face[]> => (await answer(api.GET('/api/faces'))).data,
    select: inOrder,
  });
}

function inOrder(faces: Face[]): Face[] {
  return faces.toSorted(
    (one, other) =>
      Number(other.is_favourite) - Number(one.is_favourite) || other.created_at.localeCompare(one.created_at),
  );
}

/**
 * The fields before the file: the server reads them first, and without a declaration it does not take the file at all.
 */
function formOf(fields: Record<string, string>, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, file instanceof File ? file.name : 'camera.jpg');
  return form;
}

// The description of a call knows JSON bodies; a form is handed over as it is, and the browser writes its boundary.
const asForm = (form: FormData) => ({ body: form as never, bodySerializer: () => form });

interface NewFace {
  file: Blob;
  consent: DeclaredKind;
  name: string;
  /** The person closed the sheet: the photo is taken back. */
  signal: AbortSignal;
  /** 0 to 1 of its bytes; at 1 the server has them all and looks at the photo. */
  onShare: (share: number) => void;
}

export async function addFace({ file, consent, name, signal, onShare }: NewFace): Promise<Face> {
  const fields: Record<string, string> = name === '' ? { consent } : { consent, name };
  const onProgress = ({ done, total }: { done: number; total: number }) => onShare(total === 0 ? 0 : done / total);
  const sent = postForm('/api/faces', { form: formOf(fields, file), signal, onProgress }).catch((error: unknown) => {
    // Taken back while the answer was on its way, it is there nevertheless.
    if (signal.aborted) void queryClient.invalidateQueries({ queryKey: facesKey });
    throw error;
  });
  const { data } = (await sent) as { data: { face: Face } };
  return keep(data.face);
}

/** The invented face of the example. */
export async function addExampleFace(): Promise<Face> {
  return keep((await answer(api.POST('/api/faces/example'))).data.face);
}

export async function addPhoto(faceId: string, file: Blob): Promise<Face> {
  const { data } = await answer(api.POST('/api/faces/{id}/photos', { ...at(faceId), ...asForm(formOf({}, file)) }));
  return keep(data.face);
}

export async function deletePhoto(faceId: string, photoId: string): Promise<Face> {
  const { data } = await answer(
    api.DELETE('/api/faces/{id}/photos/{photoId}', { params: { path: { id: faceId, photoId } } }),
  );
  return keep(data.face);
}

export async function updateFace(id: string, body: UpdateFaceBody): Promise<Face> {
  const { data } = await answer(api.PATCH('/api/faces/{id}', { ...at(id), body }));
  return keep(data.face);
}

/** Refused while a swap runs with it, unless the swap may be stopped. */
export async function deleteFace(id: string, work: 'keep' | 'stop'): Promise<void> {
  await api.DELETE('/api/faces/{id}', {
    params: { path: { id }, query: { stop_work: work === 'stop' ? 'true' : 'false' } },
  });
  queryClient.setQueryData<Face[]>(facesKey, (faces) => faces?.filter((face) => face.id !== id));
  refreshFaces();
}

/** What was answered is shown at once. */
function keep(face: Face): Face {
  queryClient.setQueryData<Face[]>(facesKey, (faces) => faces && [face, ...faces.filter(({ id }) => id !== face.id)]);
  refreshFaces();
  return face;
}

function refreshFaces(): void {
  void queryClient.invalidateQueries({ queryKey: facesKey });
}
