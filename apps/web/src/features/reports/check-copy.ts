import { reportLimits } from '@semblante/contracts';

export type CopyProblem = 'too_large' | 'file_type' | 'one_file';

const typed = /^(video\/mp4|image\/(jpeg|png|webp))$/;
const named = /\.(mp4|m4v|jpe?g|png|webp)$/i;

/** Before anything is sent; the server looks at the first bytes, whatever it is called. */
export function problemOfCopy(files: readonly Pick<File, 'name' | 'size' | 'type'>[]): CopyProblem | undefined {
  const [file] = files;
  if (!file || files.length > 1) return 'one_file';
  if (!typed.test(file.type) && !named.test(file.name)) return 'file_type';
  return file.size > reportLimits.copyBytesMax ? 'too_large' : undefined;
}

export const copyTypes = 'video/mp4,image/jpeg,image/png,image/webp,.mp4';
