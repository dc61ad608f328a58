/**
 * Runs `work` now, or after `firstMs`, and then again and again, `ms` after the last run ended: one at a time, however
 * long it takes. A failed run is reported and the next one comes all the same.
 */
export function every(
  ms: number,
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
  { firstMs = 0 } = {},
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const runIn = (waitMs: number) => {
    timer = setTimeout(run, waitMs);
    timer.unref();
  };
  const runAgain = () => {
    if (!isStopped) runIn(ms);
  };
  const run = () => {
    running = work()
      .then(() => {}, report)
      .then(runAgain);
  };
  if (firstMs > 0) runIn(firstMs);
  else run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
