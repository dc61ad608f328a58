import { useSyncExternalStore } from 'react';

interface Question {
  /** Several calls may ask at once: one answer serves them all. */
  answered: Promise<boolean>;
  answer: (isConfirmed: boolean) => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Opens the question, and gives what came of it: confirmed, or closed. */
export function askConfirmation(): Promise<boolean> {
  question ??= openQuestion();
  return question.answered;
}

function openQuestion(): Question {
  let answer: Question['answer'] = () => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = (isConfirmed) => {
      question = undefined;
      resolve(isConfirmed);
      tell();
    };
  });
  // After this turn: a store must not change while it is being read.
  queueMicrotask(tell);
  return { answered, answer };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConfirmationQuestion(): Question | undefined {
  return useSyncExternalStore(subscribe, () => question);
}
