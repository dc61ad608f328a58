import type { PreviewBody } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showError } from '../../lib/error-toasts.ts';
import type { makePreview } from '../uploads/video-calls.ts';

export type PreviewPicture = Awaited<ReturnType<typeof makePreview>>[number];

interface PreviewParts extends Pick<PreviewBody, 'mapping' | 'settings'> {
  /** Of a video of one's own, or of a clip. */
  make: (body: PreviewBody) => Promise<PreviewPicture[]>;
}

const noPictures: PreviewPicture[] = [];

/** Free pictures of the swap. What they show is what was chosen when they were made: another choice takes them off the stage. */
export function usePreview({ mapping, settings, make: makePictures }: PreviewParts) {
  const choice = JSON.stringify({ mapping, settings });
  const [shown, setShown] = useState<{ choice: string; pictures: PreviewPicture[] }>();
  const make = useMutation({
    mutationFn: ({ at }: { at: number | undefined; choice: string }) => makePictures(bodyOf(at)),
    onSuccess: (pictures, made) => setShown({ choice: made.choice, pictures }),
    onError: showError,
  });

  function bodyOf(at: number | undefined): PreviewBody {
    return { mapping, ...(settings && { settings }), ...(at !== undefined && { at_seconds: at }) };
  }

  const isCurrent = shown?.choice === choice;
  return {
    pictures: isCurrent ? shown.pictures : noPictures,
    /** It was made, and nobody of the chosen was to be seen. */
    isEmpty: isCurrent && shown.pictures.length === 0,
    canMake: mapping.length > 0,
    /** What is being made: a moment, or the hardest ones. */
    making: make.isPending ? (make.variables.at === undefined ? ('hardest' as const) : ('here' as const)) : undefined,
    makeAt: (at: number) => make.mutate({ at, choice }),
    makeHardest: () => make.mutate({ at: undefined, choice }),
    close: () => setShown(undefined),
  };
}

export type Preview = ReturnType<typeof usePreview>;
