import type { EnhancePreviewBody } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { showError } from '../../lib/error-toasts.ts';
import { previewSpot } from './enhance-calls.ts';

/** Asked for by a press, as each is worked for: the last one stays until another was made. */
export function useSpotPreview(imageId: string, asked: EnhancePreviewBody) {
  const drawing = useMutation({
    mutationFn: async (body: EnhancePreviewBody) => ({ body, preview: await previewSpot(imageId, body) }),
    onError: showError,
  });
  const { data, isPending } = drawing;
  return {
    preview: data?.preview,
    isBusy: isPending,
    isStale: data !== undefined && JSON.stringify(data.body) !== JSON.stringify(asked),
    show: () => drawing.mutate(asked),
  };
}
