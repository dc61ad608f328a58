import type { PreviewBody } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { showError } from '../../lib/error-toasts.ts';
import type { makePreview } from '../uploads/index.ts';

export type PreviewPicture = Awaited<ReturnType<typeof makePreview>>[number];

interface PreviewParts extends Pick<PreviewBody, 'mapping' | 'settings'> {
  /** Of a video of one's own, or of a clip. */
  make: (body: PreviewBody) => Promise<PreviewPicture[]>;
  /** Draws this moment by itself as soon as somebody gets a face. Without it previews are asked for. */
  drawsAt?: number;
}

/** What became of the present choice. */
type Outcome = { choice: string } & (
  | { kind: 'shown'; pictures: PreviewPicture[] }
  | { kind: 'failed'; at: number | undefined; text: string | undefined }
  | { kind: 'closed' }
);

const noPictures: PreviewPicture[] = [];
/** Whoever still chooses is not interrupted by a drawing for each face. */
const calmMs = 400;

/**
 * Free pictures of the swap. What they show is what was chosen when they were made: another choice takes them off the
 * stage.
 */
export function usePreview({ mapping, settings, make: makePictures, drawsAt }: PreviewParts) {
  const choice = JSON.stringify({ mapping, settings });
  const [last, setLast] = useState<Outcome>();
  const make = useMutation({
    mutationFn: ({ at }: { at: number | undefined; choice: string }) => makePictures(bodyOf(at)),
    onSuccess: (pictures, made) => setLast({ kind: 'shown', choice: made.choice, pictures }),
    onError: (error, made) => {
      setLast({
        kind: 'failed',
        choice: made.choice,
        at: made.at,
        text: error instanceof ApiError && error.code !== undefined ? error.message : undefined,
      });
      // What was not asked for does not interrupt: the stage says what happened.
      if (drawsAt === undefined) showError(error);
    },
  });
  const { mutate, isPending } = make;

  function bodyOf(at: number | undefined): PreviewBody {
    return { mapping, ...(settings && { settings }), ...(at !== undefined && { at_seconds: at }) };
  }

  const canMake = mapping.length > 0;
  const outcome = last?.choice === choice ? last : undefined;
  const isUndrawn = drawsAt !== undefined && canMake && outcome === undefined && !isPending;
  useEffect(() => {
    if (!isUndrawn) return;
    const timer = setTimeout(() => mutate({ at: drawsAt, choice }), calmMs);
    return () => clearTimeout(timer);
  }, [isUndrawn, mutate, drawsAt, choice]);

  return {
    pictures: outcome?.kind === 'shown' ? outcome.pictures : noPictures,
    /** It was made, and nobody of the chosen was to be seen. */
    isEmpty: outcome?.kind === 'shown' && outcome.pictures.length === 0,
    canMake,
    /** What is being made: a moment, or the hardest ones. */
    making: isPending ? (make.variables.at === undefined ? ('hardest' as const) : ('here' as const)) : undefined,
    /** The choice has no picture, and the reason, where there is one, in the reader's language. */
    failure:
      outcome?.kind === 'failed' ? { text: outcome.text, retry: () => mutate({ at: outcome.at, choice }) } : undefined,
    makeAt: (at: number) => mutate({ at, choice }),
    makeHardest: () => mutate({ at: undefined, choice }),
    close: () => setLast({ kind: 'closed', choice }),
  };
}

export type Preview = ReturnType<typeof usePreview>;
