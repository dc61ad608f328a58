import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildChanged } from '../../setup/programs.mjs';

const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url));

/** The server's built program, in a folder of the drill's own: what is built meanwhile does not change under it. */
export async function buildForDrill(name: string, changes: Parameters<typeof buildChanged>[0] = []): Promise<string> {
  const folder = join(cache, `drill-${name}`);
  await buildChanged(changes, folder);
  return join(folder, 'server.js');
}
