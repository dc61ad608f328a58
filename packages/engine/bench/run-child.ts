import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs another file of the benchmark by itself and gives the JSON of its last line. */
export async function runChild(script: string, task: unknown): Promise<unknown> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL(script, import.meta.url)), JSON.stringify(task)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  const last = output.trimEnd().split('\n').at(-1);
  if (code !== 0 || !last) throw new Error(`${script} ended with ${code}`);
  return JSON.parse(last);
}
