// Tries looks over the real pairs, as painted, or with --encoded as the benchmark sees them; prints a line for each:
// `tsx bench/tune.ts --media DIR [--out DIR] [--match TEXT] [--frames 40] [--every 2] [--encoded] [--each]
// [--sheet] '{"lightRadius":0.1}' …`. --out keeps analyses: remove it after a change of tracking.
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { QualityReport } from './metrics/quality-report.ts';
import { medianOf } from './cost.ts';
import { pairs } from './pairs.ts';
import { runChild } from './run-child.ts';
import type { TunedPair, TuneTask } from './tune-pairs.ts';

const workers = 2;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    media: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'semblante-tune') },
    match: { type: 'string', default: '' },
    frames: { type: 'string', default: '40' },
    every: { type: 'string', default: '2' },
    encoded: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
});
if (!values.media) throw new Error('--media DIR is needed');
const looks = ['{}', ...positionals].map((text) => JSON.parse(text) as TuneTask['looks'][number]);
await mkdir(values.out, { recursive: true });

const names = pairs.map(({ name }) => name).filter((name) => name.includes(values.match));
const shares = Array.from({ length: Math.min(workers, names.length) }, (_, worker) =>
  names.filter((_, i) => i % workers === worker),
);
const task = {
  media: values.media,
  folder: values.out,
  frames: Number(values.frames),
  every: Number(values.every),
  looks,
  judged: values.encoded ? 'encoded' : 'painted',
  withSheet: values.sheet,
} as const;
const answers = await Promise.all(
  shares.map((share) => runChild('tune-pairs.ts', { ...task, names: share } satisfies TuneTask)),
);
const tuned = (answers as TunedPair[][]).flat().sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));

const columns = {
  'id plain': { measure: 'identity_after', worst: Math.max, kind: 'plain' },
  'id glass': { measure: 'identity_after', worst: Math.max, kind: 'glasses' },
  pose: { measure: 'pose_error_deg', worst: Math.max, kind: 'all' },
  landmark: { measure: 'landmark_error_pct', worst: Math.max, kind: 'all' },
  mouth: { measure: 'mouth_error_pct', worst: Math.max, kind: 'all' },
  eyes: { measure: 'mesh_eye_opening_error_pct', worst: Math.max, kind: 'all' },
  gaze: { measure: 'mesh_gaze_error_pct', worst: Math.max, kind: 'all' },
  jitter: { measure: 'jitter_ratio', worst: Math.max, kind: 'all' },
  flicker: { measure: 'flicker_ratio', worst: Math.max, kind: 'all' },
  sharp: { measure: 'sharpness_ratio', worst: Math.min, kind: 'all' },
  seam: { measure: 'seam_ratio', worst: Math.max, kind: 'all' },
  cover: { measure: 'coverage', worst: Math.min, kind: 'all' },
} as const satisfies Record<
  string,
  { measure: keyof QualityReport; worst: (...values: number[]) => number; kind: 'all' | 'plain' | 'glasses' }
>;

print(
  `${'median/worst'.padEnd(28)}${Object.keys(columns)
    .map((name) => name.padStart(12))
    .join('')}`,
);
looks.forEach((look, k) => {
  if (values.each) for (const pair of tuned) print(`${pair.name.slice(0, 27).padEnd(28)}${line([pair], k)}`);
  print(`${JSON.stringify(look).slice(0, 27).padEnd(28)}${line(tuned, k)}`);
});
process.exit(0);

function line(chosen: readonly TunedPair[], look: number): string {
  return Object.values(columns)
    .map(({ measure, worst, kind }) => {
      const found = chosen
        .filter(({ glasses }) => kind === 'all' || glasses === (kind === 'glasses'))
        .map(({ qualities }) => qualities[look]![measure] ?? 0);
      if (found.length === 0) return '-'.padStart(12);
      return (
        found.length === 1 ? found[0]!.toFixed(3) : `${medianOf(found).toFixed(2)}/${worst(...found).toFixed(2)}`
      ).padStart(12);
    })
    .join('');
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
