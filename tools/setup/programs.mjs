import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint, lockText } from './fingerprint.mjs';
import { root } from './stages.mjs';

/** What is run as a process of its own in production, by the name of its built file. */
export const programs = {
  server: 'apps/server/src/main.ts',
  'engine-child': 'packages/engine/src/child.ts',
  'draw-demo-clip': 'apps/server/src/demo-clips/draw-demo-clip.ts',
  engine: 'packages/engine/src/cli.ts',
  staff: 'tools/staff.ts',
  doctor: 'tools/doctor.ts',
  backup: 'tools/backup.ts',
};
/** Only tests and the build itself run these; they share the engine's child with the others. */
export const testPrograms = {
  ...programs,
  'doubting-server': 'apps/server/src/testing/doubting-main.ts',
  'unruly-child': 'packages/media/src/testing/unruly-child.ts',
  'escaping-child': 'packages/media/src/testing/escaping-child.ts',
  'draw-example': 'tools/example/draw-example.ts',
  'make-media': 'e2e/kit/make-media.ts',
  'name-template': 'packages/db/src/testing/name-template.ts',
  'name-weights-folder': 'packages/vision/src/testing/name-weights-folder.ts',
  actors: 'packages/actors/src/testing/drawn-once.ts',
};
const sources = ['packages', 'apps/server/src', 'e2e/kit', 'tools'];
const builtFolder = join(root, 'dist');
const testFolder = join(root, '.cache/test-programs');

export const builtProgram = (name) => join(builtFolder, `${name}.js`);
export const builtTestProgram = (name) => join(testFolder, `${name}.js`);

/** Whether `dist` holds what the sources say now. */
export const areProgramsCurrent = () => isCurrent(builtFolder);

/** Builds the programs into `dist` unless they are there as the sources say. True when it built. */
export async function ensurePrograms() {
  return await ensureIn(builtFolder, programs);
}

export async function ensureTestPrograms() {
  return await ensureIn(testFolder, testPrograms);
}

const isCurrent = (folder) => {
  const stamp = join(folder, '.built-from');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources, lockText());
};

async function ensureIn(folder, entries) {
  if (isCurrent(folder)) return false;
  const wanted = fingerprint(sources, lockText());
  const fresh = `${folder}.${process.pid}`;
  try {
    await build(entries, fresh, folder);
    writeFileSync(join(fresh, '.built-from'), wanted);
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
}

/** The programs as they would be with those texts of the sources changed, in a folder of their own. */
export async function buildChanged(changes, folder) {
  const ofFile = (id) => changes.filter(({ file }) => join(root, file) === id);
  await build(programs, folder, folder, {
    name: 'changed-sources',
    transform: {
      handler: (code, id) => ({
        code: ofFile(id).reduce((changed, { from, to }) => {
          if (!changed.includes(from)) throw new Error(`${id} does not say ${from}`);
          return changed.replace(from, () => to);
        }, code),
        map: null,
      }),
    },
  });
}

/** Programs of other entries, for other machines. */
export const buildPrograms = async (entries, folder) => await build(entries, folder, folder);

/** Our own packages go into the programs, everything of npm stays where it is installed. */
async function build(entries, folder, finalFolder, ...first) {
  // Loaded here: what only serves has no bundler installed.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
    platform: 'node',
    external: (id) => isOfNpm(id) && !isCheapInside(id),
    transform: { target: 'node20.19', jsx: 'react-jsx' },
    plugins: [...first, placesOf(entries, (file) => relativeUrl(finalFolder, file))],
    logLevel: 'warn',
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunk-[name]-[hash].js',
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await bundle.close();
}

const isOfNpm = (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@semblante/');
/**
 * Packages of many files that only our own code uses: reading them from one file takes half the time. Plugins of
 * Fastify go with it, but for those that read files beside themselves.
 */
const ofManyFiles = [
  '@brazilian-utils/brazilian-utils',
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/csrf-protection',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@fastify/swagger',
  '@tus/file-store',
  '@tus/server',
  '@tus/utils',
  'altcha-lib',
  'csv-stringify',
  'drizzle-orm',
  'fastify',
  'fastify-plugin',
  'fastify-type-provider-zod',
  'helmet',
  'jose',
  'nodemailer',
  'openid-client',
  'otplib',
  'pg-boss',
  'pix-utils',
  'prom-client',
  'qrcode',
  'srvx',
  'uuid',
  'yazl',
  'zod',
];
const isCheapInside = (id) => ofManyFiles.some((name) => id === name || id.startsWith(`${name}/`));

const ownUrl = /new URL\(\s*'([^']+\.ts)',\s*import\.meta\.url,?\s*\)|import\.meta\.url\b/g;

/**
 * A built file stands for many sources, which name files by their place beside them. A program becomes its built file;
 * migrations, weights, WebAssembly and the page are found where the sources lie. No line moves.
 */
function placesOf(entries, placeOf) {
  return replaceUrls('places-of-sources', entries, {
    program: (name) => `new URL('./${name}.js', import.meta.url)`,
    file: (file, id) => `new URL('${file}', new URL('${placeOf(id)}', import.meta.url))`,
    own: (id) => `new URL('${placeOf(id)}', import.meta.url).href`,
  });
}

/**
 * For vitest: what runs from the sources starts the built programs, as production does, and not one transpiler for each
 * child. Actors are drawn by their built package: a test runner's imports are getters, and drawing calls many functions.
 */
export function startsBuiltPrograms() {
  return {
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@semblante\/actors$/ },
      handler: () => ({ id: pathToFileURL(builtTestProgram('actors')).href, external: true }),
    },
    ...replaceUrls('starts-built-programs', testPrograms, {
      program: (name) => `new URL('${pathToFileURL(builtTestProgram(name)).href}')`,
    }),
  };
}

function replaceUrls(name, entries, by) {
  const programOf = new Map(Object.entries(entries).map(([program, file]) => [join(root, file), program]));
  return {
    name,
    transform: {
      filter: { code: 'import.meta.url', id: /\.tsx?$/ },
      handler: (code, id) => ({
        code: code.replace(ownUrl, (whole, file) => {
          // A program that was moved would only be missed by the process that starts it.
          if (file && !existsSync(resolve(dirname(id), file)))
            throw new Error(`${id} names ${file}, which is not there`);
          const program = file && programOf.get(resolve(dirname(id), file));
          if (program) return by.program(program);
          return (file ? by.file?.(file, id) : by.own?.(id)) ?? whole;
        }),
        map: null,
      }),
    },
  };
}

const relativeUrl = (from, to) => relative(from, to).replaceAll('\\', '/');
