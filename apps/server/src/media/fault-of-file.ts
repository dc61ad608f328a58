import type { EngineError } from '@semblante/engine';

/** A child that got less of a processor than this was not kept by the file but by the machine. */
const shareOfCoreMin = 0.5;

/**
 * A file that brings the child down, or keeps it at work beyond all measure, is nothing anyone can use; the next one
 * gets a new child.
 */
export function isFaultOfFile({ code, details }: EngineError): boolean {
  if (code !== 'engine.timed_out') return code === 'engine.crashed' || code === 'engine.out_of_memory';
  const { seconds, cpuSeconds } = details;
  return typeof seconds !== 'number' || typeof cpuSeconds !== 'number' || cpuSeconds > shareOfCoreMin * seconds;
}
