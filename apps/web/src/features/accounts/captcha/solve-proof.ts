import type { ProofChallenge } from '@semblante/contracts';
import type { ProofFound } from './proof-worker.ts';

/** Finds the proof in a worker, so that the page stays alive meanwhile; gives what `captcha.proof` carries. */
export async function solveProof(challenge: ProofChallenge, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise<ProofFound>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ProofFound | null>) =>
        data === null ? reject(new Error('The proof of work has no solution')) : resolve(data),
      );
      worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The proof worker did not start')));
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
