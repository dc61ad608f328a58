import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { weightsManifest } from '../weights/weights-manifest.ts';

/**
 * One cache of converted networks for every test on this machine; a changed manifest gets a new one. `npm test` removes
 * its own temporary folder at its end, and names the machine's for this.
 */
export function testWeightsFolder(): string {
  const version = createHash('sha256').update(JSON.stringify(weightsManifest)).digest('hex').slice(0, 16);
  return join(process.env['TEST_CACHE'] ?? tmpdir(), `semblante-weights-${version}`);
}
