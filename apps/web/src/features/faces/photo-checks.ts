import { faceLimits, facePhotoTypes } from '@semblante/contracts';

/** What is wrong with a chosen photo before it is sent; the text is `faces.problems.<kind>`. */
export type PhotoProblem = { kind: 'several_files' | 'empty' | 'type' } | { kind: 'too_large'; bytes: number };

type ChosenPhoto = Pick<File, 'name' | 'type' | 'size'>;

const extension = /\.(png|jpe?g)$/i;

/** Some systems know no type for a file; its name decides then. What it really is, the server sees. */
export function findPhotoProblem(files: readonly ChosenPhoto[]): PhotoProblem | undefined {
  const [file] = files;
  if (file === undefined || files.length > 1) return { kind: 'several_files' };
  if (file.size === 0) return { kind: 'empty' };
  const isPhoto = file.type === '' ? extension.test(file.name) : facePhotoTypes.some((type) => type === file.type);
  if (!isPhoto) return { kind: 'type' };
  return file.size > faceLimits.bytesMax ? { kind: 'too_large', bytes: file.size } : undefined;
}
