/** Longer than a person likes to wait for anything. */
const slowStatementMs = 500;

type OnSlowStatement = (slow: { query: string; ms: number }) => void;

let tell: OnSlowStatement = () => {};

/** Told of each slow statement of this process: its SQL, which holds no value, and how long it took. */
export function onSlowStatement(listener: OnSlowStatement): void {
  tell = listener;
}

export function tellIfSlow(query: string, startedAt: number): void {
  const ms = performance.now() - startedAt;
  if (ms >= slowStatementMs) tell({ query, ms });
}
