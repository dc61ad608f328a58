import { type FileVerdict, reportLimits } from '@semblante/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { overLimit } from '../../lib/format-bytes.ts';
import { problemOfCopy } from '../reports/index.ts';
import { verifyFile } from './verify-calls.ts';

type Verifying =
  | { step: 'waiting' }
  | { step: 'refused'; message: string }
  | { step: 'sending'; name: string; sent: { done: number; total: number } }
  | { step: 'done'; name: string; verdict: FileVerdict };

/** One file at a time; another one, or leaving, takes the one before back. */
export function useVerify() {
  const { t } = useTranslation();
  const [verifying, setVerifying] = useState<Verifying>({ step: 'waiting' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function refuse(files: readonly File[]): string | undefined {
    const problem = problemOfCopy(files);
    return problem && t(`public.verify.${problem}`, overLimit(files[0]?.size ?? 0, reportLimits.copyBytesMax));
  }

  async function verify(file: File) {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const { name } = file;
    setVerifying({ step: 'sending', name, sent: { done: 0, total: file.size } });
    try {
      const onProgress = (sent: { done: number; total: number }) =>
        setVerifying((now) => (now.step === 'sending' ? { ...now, sent } : now));
      const verdict = await verifyFile({ file, signal, onProgress });
      setVerifying({ step: 'done', name, verdict });
    } catch (cause) {
      if (signal.aborted) return;
      if (!isApiError(cause)) console.error(cause);
      setVerifying({
        step: 'refused',
        message: isApiError(cause) && cause.status !== 0 ? cause.message : t('shell.failure.unexpected'),
      });
    }
  }

  return {
    verifying,
    take: (files: File[]) => {
      const message = refuse(files);
      const [file] = files;
      if (message !== undefined || !file) setVerifying({ step: 'refused', message: message ?? '' });
      else void verify(file);
    },
    again: () => {
      running.current?.abort();
      setVerifying({ step: 'waiting' });
    },
  };
}
