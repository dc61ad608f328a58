import { DatabaseInUse } from '@semblante/db';
import { ConfigProblems, readConfig } from './config.ts';
import { startApplication } from './application.ts';

/** Exits with a sentence for what an operator can mend; anything else keeps its stack. */
try {
  const application = await startApplication(readConfig());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void application.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (!(error instanceof ConfigProblems || error instanceof DatabaseInUse || isPortTaken(error))) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

function isPortTaken(error: unknown): error is Error {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
}
