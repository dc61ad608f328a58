import type { Processing } from '@semblante/contracts';
import type { ComponentProps } from 'react';
import type { AppLink } from '../../navigation/app-link.tsx';

/** The page of the tool, with the same video, scene or image where it is still there. */
export function toolOf({
  id,
  kind,
  video_id,
  clip_id,
}: Processing): Pick<ComponentProps<typeof AppLink>, 'to' | 'params' | 'query'> {
  if (kind === 'image') return { to: 'user.modifyImages', query: { result: id } };
  if (clip_id !== null) return { to: 'user.catalog.clip', params: { id: clip_id } };
  return { to: 'user.faceswap', ...(video_id !== null && { query: { video: video_id } }) };
}
