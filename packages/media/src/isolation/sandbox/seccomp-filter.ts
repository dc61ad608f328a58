/** One instruction of classic BPF as the kernel reads it: code, jumps if true and if false, a value. */
type Instruction = readonly [code: number, jumpTrue: number, jumpFalse: number, value: number];

const load = (offset: number): Instruction => [0x20, 0, 0, offset];
const give = (value: number): Instruction => [0x06, 0, 0, value >>> 0];
const unlessEqual = (value: number, skip: number): Instruction => [0x15, 0, skip, value >>> 0];
const unlessBits = (value: number, skip: number): Instruction => [0x45, 0, skip, value >>> 0];
const unlessAtLeast = (value: number, skip: number): Instruction => [0x35, 0, skip, value >>> 0];

const allow = give(0x7fff0000);
const kill = give(0x80000000);
const failWith = (errno: number) => give(0x00050000 | errno);
const permissionDenied = 1;
const notImplemented = 38;
const cloneThread = 0x10000;
/** Numbers of x32 calls, which x64 kernels may take beside their own, begin here. */
const x32Calls = 0x40000000;

/** Calls that no codec and no network makes, by their numbers; the newest are the same on every processor. */
const everywhere = [425, 426, 427, 428, 429, 430, 431, 432, 442];
const processors = {
  x64: {
    audit: 0xc000003e,
    clone: 56,
    // fork, vfork, socket, ptrace, process_vm_*, mounts, namespaces, keys, bpf, perf, userfaultfd, modules, handles
    refused: [
      57, 58, 41, 101, 310, 311, 165, 166, 155, 272, 308, 248, 249, 250, 321, 298, 323, 246, 175, 313, 176, 304,
    ],
  },
  arm64: {
    audit: 0xc00000b7,
    clone: 220,
    refused: [198, 117, 270, 271, 40, 39, 41, 97, 268, 217, 218, 219, 280, 241, 282, 104, 105, 273, 106, 265],
  },
} as const;
const clone3 = 435;

/**
 * A program for the kernel under which a process starts threads but no other process, opens no socket, and cannot look
 * into another process, mount or change its namespaces. Undefined for processors whose numbers are not known here.
 */
export function seccompFilter(architecture: string): Buffer | undefined {
  const processor = architecture === 'x64' || architecture === 'arm64' ? processors[architecture] : undefined;
  if (!processor) return undefined;
  const refuse = (call: number): Instruction[] => [unlessEqual(call, 1), failWith(permissionDenied)];
  const program: Instruction[] = [
    load(4),
    [0x15, 1, 0, processor.audit],
    kill,
    load(0),
    unlessAtLeast(x32Calls, 1),
    failWith(permissionDenied),
    ...[...processor.refused, ...everywhere].flatMap(refuse),
    // Its flags lie in memory that a filter cannot read; without it the C library asks by clone.
    unlessEqual(clone3, 1),
    failWith(notImplemented),
    unlessEqual(processor.clone, 3),
    load(16),
    unlessBits(cloneThread, 2),
    allow,
    allow,
    failWith(permissionDenied),
  ];
  return encode(program);
}

function encode(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  program.forEach(([code, jumpTrue, jumpFalse, value], at) => {
    bytes.writeUInt16LE(code, at * 8);
    bytes.writeUInt8(jumpTrue, at * 8 + 2);
    bytes.writeUInt8(jumpFalse, at * 8 + 3);
    bytes.writeUInt32LE(value >>> 0, at * 8 + 4);
  });
  return bytes;
}
