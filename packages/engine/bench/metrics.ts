// `npm run bench -- metrics ORIGINAL SWAPPED --analysis FOLDER --person PERSON --photo PHOTO [--weights FOLDER]`: one
// swapped file, judged with the instruments of the engine's benchmark.
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureFiles } from './measure-files.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    analysis: { type: 'string' },
    person: { type: 'string' },
    photo: { type: 'string' },
    weights: { type: 'string', default: join(tmpdir(), 'semblante-weights') },
  },
});
const [before, after] = positionals;
const { analysis, person, photo, weights } = values;
if (!before || !after || !analysis || !person || !photo) {
  process.stderr.write('metrics needs ORIGINAL SWAPPED --analysis FOLDER --person PERSON --photo PHOTO\n');
  process.exit(2);
}
const report = await measureFiles({
  before: resolve(before),
  after: resolve(after),
  analysis: resolve(analysis),
  person,
  photo: resolve(photo),
  weights: resolve(weights),
});
process.stdout.write(`${JSON.stringify(report)}\n`);
