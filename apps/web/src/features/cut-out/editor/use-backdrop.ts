import { useQuery } from '@tanstack/react-query';
import { useImage } from '../batch/image-calls.ts';
import { loadImage } from './load-pictures.ts';
import type { Look } from './look.ts';

/** The own picture behind, once it is here. */
export function useBackdrop(background: Look['background']): HTMLImageElement | undefined {
  const imageId = background.kind === 'picture' ? background.image_id : null;
  const { data: image } = useImage(imageId ?? undefined);
  const url = imageId === null ? undefined : (image?.view_url ?? undefined);
  const { data: picture } = useQuery({
    queryKey: ['cut-out-backdrop', url],
    queryFn: () => loadImage(url ?? ''),
    enabled: url !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
  });
  return url === undefined ? undefined : picture;
}
