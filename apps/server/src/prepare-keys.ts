import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@semblante/core/kernel';
import { developmentPairFile, makeDevelopmentPair } from '@semblante/engine';
import type { KeyPlace } from '@semblante/providers/keys';
import type { Config } from './config.ts';
import { signingFolderOf } from './media/engine-room.ts';

/**
 * The place of keys, and the service that seals them, are tried before the first key is made. Where keys lie in a
 * bucket, processes share no folder: all of them sign with the same pair.
 */
export async function prepareKeys(
  config: Pick<Config, 'keys' | 'media' | 'dataFolder'>,
  place: KeyPlace,
): Promise<void> {
  await place.check();
  if (config.keys.kind === 'folder' || config.media.signing.keyFile) return;
  const pair = await place.shareSigningPair(() => makeDevelopmentPair(new Date()));
  const file = join(signingFolderOf(config), developmentPairFile);
  await mkdir(signingFolderOf(config), { recursive: true, mode: 0o700 });
  const made = `${file}.${newId()}`;
  await writeFile(made, pair, { mode: 0o600 });
  await rename(made, file);
}
