import {
  AddImagesAnswer,
  type Image,
  type ImageOutcome,
  type ImagePurpose,
  NoImagesAnswer,
} from '@semblante/contracts';
import { ApiError } from '../../../lib/api-error.ts';
import { postForm } from '../../../lib/post-form.ts';

interface SendParts {
  purpose: ImagePurpose;
  /** 0 to 1 of its bytes; at 1 the server has them all and looks at the picture. */
  onShare?: (share: number) => void;
}

/** Taken, or not, with the server's own sentence. A refused picture still has a case that can be appealed. */
type SentImage =
  | { image: Image; knownAs: string | null; error: null }
  | { image: Image | null; error: { message: string } };

/** One picture a call, so that each has its own progress and one bad file fails alone. */
export async function sendImage(file: File, { purpose, onShare }: SendParts): Promise<SentImage> {
  const form = new FormData();
  form.append('file', file, file.name);
  const onProgress = ({ done, total }: { done: number; total: number }) => onShare?.(total === 0 ? 0 : done / total);
  try {
    return sentOf(
      AddImagesAnswer.parse(await postForm(`/api/images?purpose=${purpose}`, { form, onProgress })).data.outcomes[0],
    );
  } catch (error) {
    const outcome =
      error instanceof ApiError ? NoImagesAnswer.safeParse(error.body).data?.data?.outcomes[0] : undefined;
    if (outcome === undefined) throw error;
    return sentOf(outcome);
  }
}

function sentOf(outcome: ImageOutcome | undefined): SentImage {
  if (outcome === undefined) throw new Error('an answer without an outcome');
  const { image, known_as: knownAs, error } = outcome;
  if (error !== null) return { image, error };
  if (image === null) throw new Error('an outcome without an image');
  return { image, knownAs, error: null };
}
