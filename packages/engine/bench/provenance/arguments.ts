import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export const provenanceParts = ['sign', 'flips', 'label', 'image', 'video'] as const;
export type ProvenancePart = (typeof provenanceParts)[number];

export interface ProvenanceArguments {
  /** Folder with `videos`; without it only synthetic clips are copied. */
  media: string | undefined;
  out: string;
  parts: readonly ProvenancePart[];
  /** Pictures and clips that no copy was made of. */
  others: number;
}

/** `--json` is accepted and changes nothing: the report is always the last line. */
export function readProvenanceArguments(argv: readonly string[]): ProvenanceArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      json: { type: 'boolean' },
      media: { type: 'string' },
      out: { type: 'string', default: join(tmpdir(), 'semblante-bench-provenance') },
      only: { type: 'string' },
      others: { type: 'string', default: '1000' },
    },
  });
  const wanted = values.only?.split(',') ?? provenanceParts;
  const unknown = wanted.find((part) => !provenanceParts.some((known) => known === part));
  if (unknown) throw new Error(`--only ${unknown}: there is ${provenanceParts.join(', ')}`);
  return {
    media: values.media,
    out: values.out,
    parts: provenanceParts.filter((part) => wanted.includes(part)),
    others: Number(values.others),
  };
}
