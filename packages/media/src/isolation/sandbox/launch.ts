import { closeSync, openSync, writeFileSync } from 'node:fs';
import { availableParallelism, release } from 'node:os';
import { dirname, join } from 'node:path';
import type { ProgramFiles } from './program-files.ts';
import type { SandboxLevel } from './sandbox-level.ts';
import { seccompFilter } from './seccomp-filter.ts';
import type { TaskRoom } from './task-room.ts';

/** Where the wrappers of this machine are; undefined what it has not. */
export interface Wrappers {
  bwrap?: string | undefined;
  unshare?: string | undefined;
  setpriv?: string | undefined;
  prlimit?: string | undefined;
}

export interface Launch {
  command: string;
  args: string[];
  /** Behind the four of every child; closed by `opened` once the child has them. */
  stdio: number[];
  opened(): void;
}

interface Confinement {
  level: SandboxLevel;
  wrappers: Wrappers;
  files: ProgramFiles;
  room: Pick<TaskRoom, 'folder' | 'inside' | 'outside'>;
  weights: { folder: string; mayWrite: boolean } | undefined;
  /** The child's own user, where this process may give it one. */
  owner: { uid: number; gid: number } | undefined;
}

const gibibyte = 1024 ** 3;
/** Far above what tasks need (usualLimits): these stop what runs away between two looks of the parent. */
const dataBytesMax = 6 * gibibyte;
const fileBytesMax = 16 * gibibyte;
const filesOpenMax = 1024;
/** What a child that is replaced after `recycleCpuSeconds` can have used at most, with a long task on every core. */
const cpuSecondsMax = () => recycleCpuSeconds + 6 * 3600 * availableParallelism();
export const recycleCpuSeconds = 4 * 3600;
/** Threads count: networks and codecs start some for each core. */
const processesMax = () => 256 + 16 * availableParallelism();

/** How Node is started at a level, with so many arguments of its own. */
export function launchOf(
  confinement: Confinement,
  node: { flags: readonly string[]; program: readonly string[] },
): Launch {
  const { level } = confinement;
  const plain = [process.execPath, ...node.flags, ...node.program];
  const guarded = [process.execPath, ...permissionFlags(confinement), ...node.flags, ...node.program];
  switch (level) {
    case 'bubblewrap':
      return inBubble(confinement, plain);
    case 'namespaces':
      return inNamespaces(confinement, guarded);
    case 'permissions':
      return start(limited(confinement, guarded));
    case 'none':
      return start(plain);
    default:
      return level satisfies never;
  }
}

function start([command, ...args]: readonly string[]): Launch {
  return { command: command ?? process.execPath, args, stdio: [], opened: () => undefined };
}

const separated = [
  '--unshare-pid',
  '--unshare-net',
  '--unshare-ipc',
  '--unshare-uts',
  '--unshare-cgroup-try',
  '--die-with-parent',
  '--new-session',
  '--as-pid-1',
];
const devices = ['--proc', '/proc', '--dev', '/dev'];

/** Last of all: from then on nothing else can be written. */
function shownOf({ inside, outside }: Confinement['room']): string[] {
  const binds = ['--ro-bind', inside, inside, '--bind', outside, outside];
  return [...binds, '--remount-ro', '/dev', '--remount-ro', '/', '--chdir', outside];
}

function inBubble({ wrappers, files, room, weights, owner }: Confinement, command: readonly string[]): Launch {
  const inner = [
    ...rights({ wrappers, owner }),
    ...limits(wrappers, { hasOwnCount: owner !== undefined || countsByNamespace() }),
    ...command,
  ];
  const shown = [...files.readable, wrappers.setpriv, wrappers.prlimit].filter((path) => path !== undefined);
  const program = seccompFilter(process.arch);
  const filterFile = join(room.folder, 'calls.filter');
  if (program) writeFileSync(filterFile, program);
  const filter = program ? openSync(filterFile, 'r') : undefined;
  const args = [
    // With a user of its own it is started by root, which mounts without a namespace of users and then drops to it.
    ...(owner ? ['--cap-drop', 'ALL', '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID'] : ['--unshare-user']),
    ...separated,
    ...parentsOf([...shown, room.inside, ...(weights ? [weights.folder] : [])]).flatMap(openFolder),
    ...shown.flatMap((path) => ['--ro-bind', path, path]),
    ...files.links.flatMap(({ link, target }) => ['--symlink', target, link]),
    ...devices,
    ...(weights ? [weights.mayWrite ? '--bind' : '--ro-bind', weights.folder, weights.folder] : []),
    ...shownOf(room),
    ...(filter === undefined ? [] : ['--seccomp', '4']),
    '--',
    ...inner,
  ];
  return {
    command: wrappers.bwrap ?? 'bwrap',
    args,
    stdio: filter === undefined ? [] : [filter],
    opened: () => (filter === undefined ? undefined : closeSync(filter)),
  };
}

/** Empty folders on the way to what is shown; made by bubblewrap itself they would be for root alone. */
const openFolder = (path: string) => ['--perms', '0755', '--dir', path];

function parentsOf(paths: readonly string[]): string[] {
  const parents = new Set<string>();
  for (const path of paths)
    for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) parents.add(folder);
  return [...parents].sort((a, b) => a.length - b.length);
}

function inNamespaces(confinement: Confinement, command: readonly string[]): Launch {
  const { wrappers, owner } = confinement;
  const spaces = ['--net', '--ipc', '--uts', '--pid', '--fork', '--kill-child', '--mount-proc'];
  return start([
    wrappers.unshare ?? 'unshare',
    ...(owner ? [] : ['--user', '--map-current-user']),
    ...spaces,
    ...rights({ wrappers, owner }),
    ...limits(wrappers, { hasOwnCount: owner !== undefined || countsByNamespace() }),
    ...command,
  ]);
}

function limited({ wrappers, owner }: Confinement, command: readonly string[]): string[] {
  return [...rights({ wrappers, owner }), ...limits(wrappers, { hasOwnCount: owner !== undefined }), ...command];
}

function rights({ wrappers: { setpriv }, owner }: Pick<Confinement, 'wrappers' | 'owner'>): string[] {
  if (!setpriv) return [];
  const user = owner ? ['--reuid', String(owner.uid), '--regid', String(owner.gid), '--clear-groups'] : [];
  return [setpriv, '--no-new-privs', ...user, '--'];
}

function limits({ prlimit }: Wrappers, { hasOwnCount }: { hasOwnCount: boolean }): string[] {
  if (!prlimit) return [];
  const both = (name: string, value: number) => `--${name}=${value}:${value}`;
  return [
    prlimit,
    both('core', 0),
    both('data', dataBytesMax),
    both('fsize', fileBytesMax),
    both('nofile', filesOpenMax),
    both('cpu', cpuSecondsMax()),
    // Where the kernel counts all processes of a user together, those of a desktop would be counted too.
    ...(hasOwnCount ? [both('nproc', processesMax())] : []),
    '--',
  ];
}

/** Since Linux 5.14 a limit of processes set in a namespace of users counts those of that namespace. */
function countsByNamespace(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return major > 5 || (major === 5 && minor >= 14);
}

/** Node's own permission model. Native packages must load, so it binds scripts and not what they call. */
function permissionFlags({ files, room, weights }: Confinement): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const readable = [...files.readable, ...files.links.map(({ link }) => link), room.folder, '/proc/self', '/dev/null'];
  const writable = [room.outside, ...(weights?.mayWrite ? [weights.folder] : [])];
  return [
    flag,
    '--allow-addons',
    '--allow-worker',
    '--allow-wasi',
    ...[...readable, ...(weights ? [weights.folder] : [])].map((path) => `--allow-fs-read=${path}`),
    ...writable.map((path) => `--allow-fs-write=${path}`),
  ];
}
