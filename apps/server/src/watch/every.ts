/**
 * Runs `work` now and then again and again, `ms` after the last run ended: one at a time, however long it takes. A
 * failed run is reported and the next one comes all the same.
 */
export function every(ms: number, work: () => Promise<unknown>, report: (error: unknown) => void): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const runAgain = () => {
    if (isStopped) return;
    timer = setTimeout(run, ms);
    timer.unref();
  };
  const run = () => {
    running = work()
      .then(() => {}, report)
      .then(runAgain);
  };
  run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
