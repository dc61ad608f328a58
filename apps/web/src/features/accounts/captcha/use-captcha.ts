import type { CaptchaAnswer, ProofChallenge } from '@semblante/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { solveProof } from './solve-proof.ts';

// A sum is good for five minutes on the server; a page left open shows a fresh one before that.
const questionFreshMs = 4.5 * 60_000;

// A sum is single use: never shared between two forms, never kept after its form is gone.
const singleUse = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** How much work the page was told to prove; 0 until then. */
type ProofLevel = 0 | 1 | 2 | 3;

/** The refusal says how much. */
function levelWanted(error: unknown): ProofLevel {
  if (!isApiError(error, 'accounts.proof_required')) return 0;
  const { details } = error.body as { details?: { level?: unknown } };
  return ([1, 2, 3] as const).find((level) => level === details?.level) ?? 1;
}

function questionOptions(level: ProofLevel) {
  return queryOptions({
    queryKey: ['captcha', { level }],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/captcha', { params: { query: level === 0 ? {} : { proof: `${level}` } }, signal })),
    ...singleUse,
  });
}

function proofOptions(id: string, challenge: ProofChallenge | undefined) {
  return queryOptions({
    queryKey: ['captcha-proof', id],
    queryFn: ({ signal }) => (challenge === undefined ? undefined : solveProof(challenge, signal)),
    enabled: challenge !== undefined,
    retry: false,
    ...singleUse,
  });
}

export type ProofState = 'none' | 'working' | 'ready' | 'failed';

export interface Captcha {
  /** Undefined while a sum is on its way. */
  question: string | undefined;
  unavailable: boolean;
  proof: ProofState;
  /** Another sum, because the person asks. */
  refresh: () => void;
  /** Another sum, because the last one is used up: every call that reached the server spends it. */
  renewAfter: (error: unknown) => void;
  /** The answer as the calls want it; waits for the proof of work where one is asked. */
  sign: (given: string) => Promise<CaptchaAnswer>;
}

export function useCaptcha(isAnswered: () => boolean): Captcha {
  const queryClient = useQueryClient();
  const [level, setLevel] = useState<ProofLevel>(0);
  const question = useQuery({
    ...questionOptions(level),
    refetchInterval: () => (isAnswered() ? false : questionFreshMs),
  });
  const challenge = question.data?.proof;
  const proof = useQuery({
    ...proofOptions(question.data?.id ?? '', challenge),
    enabled: challenge !== undefined && !question.isFetching,
  });

  function proofState(): ProofState {
    if (challenge === undefined) return 'none';
    if (proof.isError) return 'failed';
    return proof.isSuccess ? 'ready' : 'working';
  }

  function renewAfter(error: unknown) {
    const wanted = levelWanted(error);
    if (wanted > level) setLevel(wanted);
    else void question.refetch();
  }

  async function sign(given: string): Promise<CaptchaAnswer> {
    const asked = await queryClient.fetchQuery(questionOptions(level));
    if (asked.proof === undefined) return { id: asked.id, answer: given };
    const found = await queryClient.fetchQuery(proofOptions(asked.id, asked.proof));
    return { id: asked.id, answer: given, proof: found };
  }

  return {
    question: question.isFetching ? undefined : question.data?.question,
    unavailable: question.isError && !question.isFetching,
    proof: proofState(),
    refresh: () => void question.refetch(),
    renewAfter,
    sign,
  };
}
