import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchOf, type Launch, type Wrappers } from './launch.ts';
import { programFiles } from './program-files.ts';
import { sandboxLevels, type SandboxChoice, type SandboxLevel } from './sandbox-level.ts';
import { openTaskRoom, type TaskRoom } from './task-room.ts';

/** How this machine confines the children of the engine; the same for all of a process. */
export interface Sandbox {
  level: SandboxLevel;
  /** Of networks; children only read there. */
  weightsFolder: string;
  /** What is wrong with the levels above, each in a line. */
  lacking: readonly string[];
  openRoom(root: string): Promise<ConfinedRoom>;
}

export interface ConfinedRoom extends TaskRoom {
  launch(node: { flags: readonly string[]; program: readonly string[] }, options?: { mayPrepare?: boolean }): Launch;
}

/** No level that holds against native code works on this machine, and the operator wants one. */
export class SandboxMissing extends Error {
  override name = 'SandboxMissing';
}

export interface SandboxOptions {
  choice: SandboxChoice;
  scratchRoot: string;
  weightsFolder: string;
  /** The program of the children. */
  entry: URL;
  /** A test takes wrappers away. */
  wrappers?: Wrappers;
}

const triedLevels = ['bubblewrap', 'namespaces', 'permissions'] as const;
const probeMs = 10_000;
const toolFolders = ['/usr/bin', '/bin', '/usr/local/bin', '/usr/sbin', '/sbin', '/run/current-system/sw/bin'];
/** Of nobody on usual machines: above people and services, below what systemd gives out by itself. */
const firstUid = 52_000;
const uidCount = 4_000;
let givenUids = 0;

/** Tries the levels, strongest first, with a program that does what every child needs; takes the first that works. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { choice, scratchRoot, weightsFolder, entry } = options;
  await mkdir(weightsFolder, { recursive: true });
  const wrappers = options.wrappers ?? findWrappers();
  const lacking: string[] = [];
  if (choice === 'off') return sandboxOf('none', { wrappers, entry, weightsFolder, lacking });
  for (const level of triedLevels) {
    for (const hasOwner of mayGiveUser(wrappers) ? [true, false] : [false]) {
      const sandbox = sandboxOf(level, { wrappers, entry, weightsFolder, lacking, hasOwner });
      const problem =
        missingTool(level, entry, wrappers) ?? (await probe(sandbox, { scratchRoot, weightsFolder, entry }));
      if (problem === undefined) return sandbox;
      lacking.push(`${level}: ${problem}`);
    }
    if (choice === 'required')
      throw new SandboxMissing(
        [
          'SANDBOX=required, and no sandbox that holds against native code works here.',
          ...lacking.map((each) => `  ${each}`),
          'Install bubblewrap and let this user make namespaces, or set SANDBOX=auto (docs/operations.md).',
        ].join('\n'),
      );
  }
  return sandboxOf('none', { wrappers, entry, weightsFolder, lacking });
}

function sandboxOf(
  level: SandboxLevel,
  settled: { wrappers: Wrappers; entry: URL; weightsFolder: string; lacking: readonly string[]; hasOwner?: boolean },
): Sandbox {
  const { wrappers, entry, weightsFolder, lacking, hasOwner } = settled;
  return {
    level,
    weightsFolder,
    lacking,
    async openRoom(root) {
      const uid = firstUid + ((process.pid + givenUids++) % uidCount);
      const owner = hasOwner ? { uid, gid: uid } : undefined;
      const room = await openTaskRoom(root, owner);
      return {
        ...room,
        launch: (node, { mayPrepare = false } = {}) =>
          launchOf(
            {
              level,
              wrappers,
              files: programFiles(entry),
              room,
              weights: { folder: weightsFolder, mayWrite: mayPrepare },
              // The networks are this process's own, and who makes them is given no file of a stranger.
              owner: mayPrepare ? undefined : owner,
            },
            node,
          ),
      };
    },
  };
}

const mayGiveUser = ({ setpriv }: Wrappers) => process.getuid?.() === 0 && setpriv !== undefined;

function missingTool(level: SandboxLevel, entry: URL, { bwrap, unshare }: Wrappers): string | undefined {
  if (entry.pathname.endsWith('.ts')) return 'the engine runs from its sources, whose loader starts processes';
  if (level === 'bubblewrap' && !bwrap) return 'bwrap is not installed (package bubblewrap)';
  if (level === 'namespaces' && !unshare) return 'unshare is not installed (package util-linux)';
  return undefined;
}

/** Not by PATH, which a service may lack and a stranger may change. */
function findWrappers(): Wrappers {
  if (process.platform !== 'linux') return {};
  const find = (name: string) => toolFolders.map((folder) => join(folder, name)).find(isExecutable);
  return { bwrap: find('bwrap'), unshare: find('unshare'), setpriv: find('setpriv'), prlimit: find('prlimit') };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a level here; undefined when a child would work in it. */
async function probe(
  sandbox: Sandbox,
  { scratchRoot, weightsFolder, entry }: { scratchRoot: string; weightsFolder: string; entry: URL },
): Promise<string | undefined> {
  const room = await sandbox.openRoom(scratchRoot);
  try {
    const script = `const fs = require('node:fs');
      fs.accessSync(${JSON.stringify(fileURLToPath(entry))}, fs.constants.R_OK);
      fs.readdirSync(${JSON.stringify(weightsFolder)});
      fs.writeFileSync(${JSON.stringify(join(room.outside, 'tmp', 'probe'))}, 'written');`;
    return await run(room.launch({ flags: ['--no-warnings'], program: ['-e', script] }));
  } finally {
    await room.remove();
  }
}

function run({ command, args, stdio, opened }: Launch): Promise<string | undefined> {
  return new Promise((resolve) => {
    const started = spawn(command, args, {
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ignore', ...stdio],
      timeout: probeMs,
      killSignal: 'SIGKILL',
    });
    opened();
    let words = '';
    started.stderr?.on('data', (data: Buffer) => (words += data.toString()));
    started.once('error', (error) => resolve(error.message));
    started.once('exit', (code, signal) =>
      resolve(code === 0 ? undefined : lineOf(words) || `ended with ${code ?? signal}`),
    );
  });
}

/** The line that says it: of Node's own words the one with the error, of a wrapper's the last. */
function lineOf(words: string): string {
  const lines = words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (lines.find((line) => /Error:/.test(line)) ?? lines.at(-1) ?? '').slice(0, 300);
}

export const describeSandbox = (level: SandboxLevel) => `${level} (${sandboxLevels[level]})`;
