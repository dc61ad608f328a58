import type { ProofChallenge } from '@semblante/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

export type ProofFound = NonNullable<Awaited<ReturnType<typeof solveChallenge>>>;

addEventListener('message', async ({ data }: MessageEvent<ProofChallenge>) => {
  try {
    postMessage(await solveChallenge({ challenge: data, deriveKey }));
  } catch (cause) {
    // A rejected promise never reaches the page's `onerror`; a thrown error of a timer does.
    setTimeout(() => {
      throw cause;
    });
  }
});
