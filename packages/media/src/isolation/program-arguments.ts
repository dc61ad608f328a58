import { fileURLToPath } from 'node:url';

/**
 * How Node runs a program of ours: a built one as it is, its stack traces naming the sources; a source through the
 * loader that tests and tools have.
 */
export function programArguments(entry: URL): string[] {
  const file = fileURLToPath(entry);
  const isSource = file.endsWith('.ts');
  return [...(isSource ? ['--import', import.meta.resolve('tsx')] : ['--enable-source-maps']), '--no-warnings', file];
}
