// `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: the deployment that the environment names
// (docs/operations.md).
import { resolve } from 'node:path';
import { keysFrom } from '@semblante/core/kernel';
import { requireKnownSecret } from '@semblante/core/secret';
import { migrateDatabase, openDatabase } from '@semblante/db';
import { createFiles } from '@semblante/providers/files';
import { openKeys } from '@semblante/providers/keys';
import { restoreBackup } from '../apps/server/src/backup/restore-backup.ts';
import { takeBackup } from '../apps/server/src/backup/take-backup.ts';
import { readConfig, secretsOf } from '../apps/server/src/config.ts';

const [act, given] = process.argv.slice(2);
if ((act !== 'backup' && act !== 'restore') || !given)
  throw new Error('Say where: npm run backup -- FOLDER, or npm run restore -- FOLDER');
const folder = resolve(given);
const config = readConfig();
const database = await openDatabase(config.database);
const keys = keysFrom(...secretsOf(config));
const deps = {
  db: database.db,
  files: (await createFiles(config.files)).files,
  accountKeys: (await openKeys(config.keys, keys)).accountKeys,
};
try {
  if (act === 'backup') {
    await requireKnownSecret({ db: database.db, keys });
    const { rows, sealed } = await takeBackup(deps, folder);
    process.stdout.write(
      `${rows} rows are in ${folder}, ${sealed} of them sealed with the keys of their accounts, which are not there.\n`,
    );
  } else {
    await migrateDatabase(database);
    const { rows, withoutKey } = await restoreBackup(deps, folder);
    process.stdout.write(
      `${rows} rows are back. ${withoutKey.length} accounts have no key any more and came back as deleted.\n`,
    );
  }
} finally {
  await database.close();
}
