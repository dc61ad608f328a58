import { DatabaseInUse } from '@semblante/db';
import { SandboxMissing } from '@semblante/engine';
import { ConfigProblems, forgetSecrets, readConfig } from './config.ts';
import { startApplication } from './application.ts';
import { untilTold } from './until-told.ts';

const impatientMs = 1_000;

/** Exits with a sentence for what an operator can mend; anything else keeps its stack. */
try {
  await untilTold();
  const config = readConfig();
  forgetSecrets();
  const application = await startApplication(config);
  let stoppedAt: number | undefined;
  const stop = () => {
    // Ctrl-C comes twice, from the terminal and from npm: only one that comes later means that nobody wants to wait.
    if (stoppedAt !== undefined) return Date.now() - stoppedAt > impatientMs ? process.exit(1) : undefined;
    stoppedAt = Date.now();
    application.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`\nDid not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
} catch (error) {
  if (
    !(
      error instanceof ConfigProblems ||
      error instanceof DatabaseInUse ||
      error instanceof SandboxMissing ||
      isPortTaken(error)
    )
  )
    throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

function isPortTaken(error: unknown): error is Error {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
}
