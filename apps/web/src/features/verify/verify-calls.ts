import { type FileVerdict, VerifyAnswer } from '@semblante/contracts';
import { postForm } from '../../lib/post-form.ts';

interface Asked {
  file: File;
  signal: AbortSignal;
  onProgress: (sent: { done: number; total: number }) => void;
}

export async function verifyFile({ file, signal, onProgress }: Asked): Promise<FileVerdict> {
  const form = new FormData();
  form.append('file', file, file.name);
  return VerifyAnswer.parse(await postForm('/api/verify', { form, signal, onProgress })).data;
}
