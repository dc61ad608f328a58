import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const cutOutParts = ['images', 'edges', 'speed'] as const;

export interface CutOutArguments {
  /** Folder with `matting`; without it only drawn composites and a synthetic portrait are measured. */
  media: string | undefined;
  /** Where the contact sheet and results are written. */
  out: string;
  weights: string;
  parts: readonly (typeof cutOutParts)[number][];
}

/** `--json` is accepted and changes nothing: the report is always the last line. */
export function readCutOutArguments(argv: readonly string[]): CutOutArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      json: { type: 'boolean' },
      media: { type: 'string' },
      out: { type: 'string', default: join(tmpdir(), 'semblante-bench-cutout') },
      weights: { type: 'string', default: join(tmpdir(), 'semblante-weights') },
      only: { type: 'string' },
    },
  });
  const wanted = values.only?.split(',') ?? cutOutParts;
  const unknown = wanted.find((part) => !cutOutParts.some((known) => known === part));
  if (unknown) throw new Error(`--only ${unknown}: there is ${cutOutParts.join(', ')}`);
  return {
    media: values.media,
    out: values.out,
    weights: values.weights,
    parts: cutOutParts.filter((part) => wanted.includes(part)),
  };
}
