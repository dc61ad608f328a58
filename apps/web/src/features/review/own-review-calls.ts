import type { Continuation, ObjectionBody } from '@semblante/contracts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { facesKey, imagesKey, processingsKey, videosKey } from '../../lib/session.ts';

const at = (id: string) => ({ params: { path: { id } } });

export async function sendObjection(id: string, body: ObjectionBody): Promise<void> {
  await api.PUT('/api/review/{id}/objection', { ...at(id), body });
  await Promise.all(
    [facesKey, videosKey, imagesKey, processingsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** The mail about the decision leads back to this, from any device. */
export async function keepContinuation(id: string, body: Continuation): Promise<void> {
  await api.PUT('/api/review/{id}/continuation', { ...at(id), body });
}
