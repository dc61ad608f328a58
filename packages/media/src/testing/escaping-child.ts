// An engine child as a hostile file would have it: each task tries one way out and tells what it got.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import { serveTasks, type TaskHandler } from '../isolation/serve-tasks.ts';

const Target = z.object({ target: z.string() });
const targetOf = (input: unknown) => Target.parse(input).target;

/** `true` when it got out. */
const attempt =
  (act: (input: unknown) => Promise<unknown>): TaskHandler =>
  async (input) => {
    try {
      return { escaped: true, got: String(await act(input)).slice(0, 200) };
    } catch (error) {
      return { escaped: false, got: String((error as NodeJS.ErrnoException).code ?? (error as Error).message) };
    }
  };

function connect(options: { port: number; host: string } | { path: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(options, () => {
      socket.destroy();
      resolve('connected');
    });
    socket.once('error', reject);
  });
}

function startProgram(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const started = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let words = '';
    started.stdout.on('data', (data: Buffer) => (words += data.toString()));
    started.once('error', reject);
    started.once('close', (code) => (code === 0 ? resolve(words) : reject(new Error(`ended with ${code}`))));
  });
}

const opened: number[] = [];

serveTasks({
  readFile: attempt(async (input) => await readFile(targetOf(input), 'utf8')),
  listFolder: attempt(async (input) => {
    const names = await readdir(targetOf(input));
    if (names.length === 0) throw new Error('empty');
    return names;
  }),
  readParent: attempt(async () => {
    if (process.ppid === 0) throw new Error('no parent to see');
    return readFileSync(`/proc/${process.ppid}/environ`, 'utf8');
  }),
  readProcess: attempt(async (input) => readFileSync(`/proc/${targetOf(input)}/environ`, 'utf8')),
  signalProcess: attempt(async (input) => process.kill(Number(targetOf(input)), 0)),
  writeFile: attempt(async (input) => await writeFile(targetOf(input), 'written')),
  connectTcp: attempt(async (input) => await connect({ host: '127.0.0.1', port: Number(targetOf(input)) })),
  connectUnix: attempt(async (input) => await connect({ path: targetOf(input) })),
  startShell: attempt(async () => await startProgram('/bin/sh', ['-c', 'echo a shell'])),
  startNode: attempt(async () => await startProgram(process.execPath, ['-e', 'console.log("another process")'])),
  openManyFiles: attempt(async () => {
    try {
      for (let count = 0; count < 2000; count += 1) opened.push(openSync(process.execPath, 'r'));
      return opened.length;
    } finally {
      for (const file of opened.splice(0)) closeSync(file);
    }
  }),
  // Answers with the name of a file that the task was never given.
  async lie(input) {
    return { files: [targetOf(input)] };
  },
  // Leaves a link to a file of the machine where a result should be.
  async leaveLink(input) {
    const { out, target } = z.object({ out: z.string(), target: z.string() }).parse(input);
    symlinkSync(target, out);
  },
  // An honest task: reads what it is given and writes what it is asked for.
  async copy(input, { scratch }) {
    const { file, out, folder } = z.object({ file: z.string(), out: z.string(), folder: z.string() }).parse(input);
    const text = readFileSync(file, 'utf8');
    writeFileSync(join(scratch, 'half-way'), text);
    writeFileSync(out, text.toUpperCase());
    writeFileSync(join(folder, 'second'), readFileSync(join(folder, 'first')));
    return { file: out, uid: process.getuid?.() };
  },
  async limits() {
    return readFileSync('/proc/self/limits', 'utf8');
  },
});
