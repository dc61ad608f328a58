/** Runs `work` now and then again and again, one run at a time; a failed run is reported and the next one comes all the same. */
export function every(ms: number, work: () => Promise<unknown>, report: (error: unknown) => void): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = work().then(() => {}, report);
  };
  run();
  const timer = setInterval(() => {
    void running.then(() => {
      if (!stopped) run();
    });
  }, ms);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
