import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';

/** Fields of /proc/self/stat behind the process's name: where its first environment lies in memory. */
const environmentStart = 47;
const environmentEnd = 48;

/**
 * A variable that is deleted stays readable in /proc/PID/environ, which shows the memory a process began with. There
 * the values of these names are written over. Where a system forbids that, or is no Linux, they stay.
 */
export function scrubEnvironment(names: readonly string[]): void {
  if (process.platform !== 'linux' || names.length === 0) return;
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [start, end] = [Number(fields[environmentStart]), Number(fields[environmentEnd])];
    if (!(start > 0 && end > start)) return;
    scrubMemory(names, { start, end });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === undefined) throw cause;
  }
}

function scrubMemory(names: readonly string[], { start, end }: { start: number; end: number }): void {
  const memory = openSync('/proc/self/mem', 'r+');
  try {
    const bytes = Buffer.alloc(end - start);
    readSync(memory, bytes, 0, bytes.length, start);
    for (let at = 0; at < bytes.length;) {
      const stop = bytes.indexOf(0, at);
      const entryEnd = stop < 0 ? bytes.length : stop;
      const equals = bytes.indexOf('=', at);
      if (equals > at && equals < entryEnd && names.includes(bytes.toString('utf8', at, equals)))
        writeSync(memory, Buffer.alloc(entryEnd - equals - 1, '*'), 0, entryEnd - equals - 1, start + equals + 1);
      at = entryEnd + 1;
    }
  } finally {
    closeSync(memory);
  }
}
