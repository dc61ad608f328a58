/** Ways in which a file goes wrong: on the way, on a disk, or by somebody's hand. */
export const faults = [
  'cut off',
  'bits flipped',
  'index flipped',
  'bytes overwritten',
  'piece missing',
  'piece twice',
  'box resized',
  'box renamed',
  'number extreme',
] as const;
export type Fault = (typeof faults)[number];

const boxNames = [
  'ftyp',
  'moov',
  'mdat',
  'trak',
  'mdia',
  'minf',
  'stbl',
  'stsd',
  'stts',
  'ctts',
  'stss',
  'stsc',
  'stsz',
  'stco',
  'elst',
  'edts',
  'mvhd',
  'tkhd',
  'mdhd',
  'hdlr',
  'avcC',
  'hvcC',
  'vpcC',
  'av1C',
  'esds',
  'moof',
  'traf',
  'trun',
  'tfhd',
  'free',
];
const extremes = [0, 1, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_ff, 0xff_ff, 0x01_00_00_00];

/** Mulberry32: small, and the same everywhere for one seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A copy of a good file with one fault in it, always the same for one seed. */
export function mutate(good: Buffer, seed: number): { fault: Fault; bytes: Buffer } {
  const random = randomFrom(seed);
  const below = (end: number) => Math.floor(random() * end);
  const fault = oneOf(faults, below);
  return { fault, bytes: apply(fault, Buffer.from(good), below) };
}

type Below = (end: number) => number;

function oneOf<T>(choices: readonly T[], below: Below): T {
  return choices[below(choices.length)] as T;
}

function apply(fault: Fault, bytes: Buffer, below: Below): Buffer {
  switch (fault) {
    case 'cut off':
      return bytes.subarray(0, below(bytes.length));
    case 'bits flipped':
      return flipped(bytes, { from: 0, to: bytes.length }, 1 + below(200), below);
    case 'index flipped':
      return flipped(bytes, indexOf(bytes), 1 + below(20), below);
    case 'bytes overwritten': {
      const start = below(bytes.length);
      return bytes.fill(oneOf([0, 255, below(256)], below), start, Math.min(bytes.length, start + 1 + below(2000)));
    }
    case 'piece missing': {
      const start = below(bytes.length);
      return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + 1 + below(3000))]);
    }
    case 'piece twice': {
      const [start, length] = [below(bytes.length), 1 + below(3000)];
      return Buffer.concat([bytes.subarray(0, start + length), bytes.subarray(start)]);
    }
    case 'box resized': {
      const at = anyBox(bytes, below);
      const size = bytes.readUInt32BE(at);
      bytes.writeUInt32BE(
        oneOf(
          [0, 1, 7, 8, size + 1 + below(64), Math.max(0, size - 1 - below(64)), below(0xff_ff), 0xff_ff_ff_ff],
          below,
        ) >>> 0,
        at,
      );
      return bytes;
    }
    case 'box renamed':
      bytes.write(oneOf(boxNames, below), anyBox(bytes, below) + 4, 'latin1');
      return bytes;
    case 'number extreme': {
      const { from, to } = indexOf(bytes);
      for (let left = 1 + below(3); left > 0; left--)
        bytes.writeUInt32BE(
          oneOf(extremes, below),
          Math.min(bytes.length - 4, from + below(Math.max(1, to - from - 4))),
        );
      return bytes;
    }
    default:
      return fault satisfies never;
  }
}

function flipped(bytes: Buffer, { from, to }: { from: number; to: number }, times: number, below: Below): Buffer {
  for (let i = 0; i < times; i++) {
    const at = from + below(to - from);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << below(8)), at);
  }
  return bytes;
}

/** The part of the file in which a wrong number does most harm; all of it where there is no such box. */
function indexOf(bytes: Buffer): { from: number; to: number } {
  const name = bytes.indexOf('moov', 0, 'latin1');
  if (name < 4) return { from: 0, to: bytes.length };
  return { from: name + 4, to: Math.min(bytes.length, name - 4 + Math.max(16, bytes.readUInt32BE(name - 4))) };
}

/** Where a box's size lies, of one that is in the file. */
function anyBox(bytes: Buffer, below: Below): number {
  const places = boxNames.map((name) => bytes.indexOf(name, 0, 'latin1') - 4).filter((at) => at >= 0);
  return places.length === 0 ? 0 : oneOf(places, below);
}
