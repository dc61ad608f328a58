import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { framesPerPair } from './pairs.ts';

export const benchParts = ['speed', 'clips', 'unseen', 'synthetic'] as const;
export type BenchPart = (typeof benchParts)[number];

export interface BenchArguments {
  /** Folder with `videos` and `faces`; without it real clips are skipped, loudly. */
  media: string | undefined;
  /** Where clips, sheet and report are written. */
  out: string;
  parts: readonly BenchPart[];
  /** Only pairs and scenes whose name contains one of these. */
  match: readonly string[];
  /** Of each pair's clip so many frames are measured. */
  frames: number;
  /**
   * The sealed half of the unseen pairs instead of the open one. For closing notes: what was seen of them may no longer
   * guide a choice.
   */
  isSealed: boolean;
  /** Also checks that 10,000 frames need no more memory than 1,000. */
  isLong: boolean;
}

/** `--json` is accepted and changes nothing: the report is always the last line. */
export function readBenchArguments(argv: readonly string[]): BenchArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      json: { type: 'boolean' },
      media: { type: 'string' },
      out: { type: 'string', default: join(tmpdir(), 'semblante-bench-engine') },
      only: { type: 'string' },
      match: { type: 'string', default: '' },
      frames: { type: 'string', default: String(framesPerPair) },
      sealed: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
    },
  });
  const wanted = values.only?.split(',') ?? benchParts;
  const unknown = wanted.find((part) => !benchParts.some((known) => known === part));
  if (unknown) throw new Error(`--only ${unknown}: there is ${benchParts.join(', ')}`);
  return {
    media: values.media,
    out: values.out,
    parts: benchParts.filter((part) => wanted.includes(part)),
    match: values.match.split(','),
    frames: Number(values.frames),
    isSealed: values.sealed,
    isLong: values.long,
  };
}
