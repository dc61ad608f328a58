import { stat } from 'node:fs/promises';
import { EngineError } from './engine-error.ts';

/** Size of a file that the engine was told to read. A pipe would keep us waiting for somebody to write into it. */
export async function sizeOfInput(file: string): Promise<number> {
  const found = await stat(file).catch((cause: unknown) => {
    throw new EngineError('engine.input_invalid', { reason: 'the file is not there' }, { cause });
  });
  if (!found.isFile()) throw new EngineError('engine.input_invalid', { reason: 'not a file' });
  return found.size;
}
