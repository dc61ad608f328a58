import { imageLimits, imageTypes } from '@semblante/contracts';
import { headBytes, type ImageHead, readImageHead } from './image-head.ts';

/** What is wrong with a chosen file before it is sent; the text is `images.problems.<kind>`. */
export type ImageProblem =
  | { kind: 'empty' | 'type' | 'disguised' }
  | { kind: 'too_large'; bytes: number }
  | { kind: 'too_big'; width: number; height: number };

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

const extension = /\.(png|jpe?g|webp)$/i;

/** By its name and size. Some systems know no type for a file; its name decides then. */
export function findFileProblem(file: ChosenFile): ImageProblem | undefined {
  if (file.size === 0) return { kind: 'empty' };
  const isImage = file.type === '' ? extension.test(file.name) : imageTypes.some((type) => type === file.type);
  if (!isImage) return { kind: 'type' };
  return file.size > imageLimits.bytesMax ? { kind: 'too_large', bytes: file.size } : undefined;
}

/** By what it really holds: another kind of file may wear a picture's name. */
export function findHeadProblem(head: ImageHead | undefined): ImageProblem | undefined {
  if (head === undefined) return { kind: 'disguised' };
  if (head.size === undefined) return undefined;
  const { width, height } = head.size;
  return width * height > imageLimits.pixelsMax ? { kind: 'too_big', width, height } : undefined;
}

export async function findImageProblem(file: File): Promise<ImageProblem | undefined> {
  return (
    findFileProblem(file) ??
    findHeadProblem(readImageHead(new Uint8Array(await file.slice(0, headBytes).arrayBuffer())))
  );
}
