import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { cutOutWeights } from '@semblante/engine/cut-out';
import { type ArchiveName, weightsArchives, weightsManifest } from '@semblante/vision/weights';

const root = fileURLToPath(new URL('../..', import.meta.url));
const decisionsFile = 'docs/decisions/licences.json';
const permissive = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 OFL-1.1 Python-2.0 Zlib own'.split(
    ' ',
  ),
);

const Decisions = z.strictObject({
  /** What a package's own metadata says wrongly or not at all, and where the right licence is written. */
  corrected: z.array(z.strictObject({ names: z.string(), licence: z.string(), because: z.string() })),
  /** What is used although its licence is not permissive; each names the section that says why that is right. */
  decided: z.array(z.strictObject({ names: z.string(), licence: z.string(), decision: z.string() })),
  /** Files of this repository by folder: networks, fonts, pictures and data. */
  files: z.array(z.strictObject({ path: z.string(), source: z.string(), licence: z.string() })),
  /** Networks that only benchmarks and tests read out of an archive. */
  measuring: z.array(
    z.strictObject({ archive: z.string(), path: z.string(), upstream: z.string(), licence: z.string() }),
  ),
});
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** `docs/licences.md`, and a problem for everything that is not permissive and that no decision names. */
export function makeLicences(): { text: string; problems: string[] } {
  const decisions = Decisions.parse(JSON.parse(read(decisionsFile).toString()));
  const problems: string[] = [];
  const used = new Set<unknown>();
  const correct = (name: string, stated: string) => {
    const found = decisions.corrected.find(({ names }) => matches(names, name));
    used.add(found);
    return found?.licence ?? stated;
  };
  const judge = (name: string, licence: string) => {
    if (isPermissive(licence)) return licence;
    const found = decisions.decided.find((one) => one.licence === licence && matches(one.names, name));
    used.add(found);
    if (!found) {
      problems.push(`${name}: ${licence} is not permissive; ${decisionsFile} names no decision`);
      return licence;
    }
    const [file = ''] = found.decision.split('#');
    if (!existsSync(join(root, 'docs/decisions', file))) problems.push(`${decisionsFile}: there is no ${file}`);
    return `${licence} ([decided](decisions/${found.decision}))`;
  };

  const packages = listPackages().map((one) => ({ ...one, licence: judge(one.name, correct(one.name, one.licence)) }));
  const dependencies = (isDev: boolean) =>
    table(
      ['package', 'version', 'licence', 'SHA-512 in the lock, first 12'],
      packages.filter((one) => one.isDev === isDev).map((one) => [one.name, one.version, one.licence, one.integrity]),
    );
  const text = [
    '# Licences',
    'Made by `npm run generate` from the lock file, the manifests of the engine and the files themselves; `npm run check` fails when it is stale, and when something copyleft, non-commercial or without a known licence is used that [a decision](decisions/0012-licences.md) does not name. The bytes of a package are fixed by the SHA-512 in `package-lock.json`, those of an archive that networks are taken from by the one in `packages/vision/src/weights/archives.json`; a weight is checked against its SHA-256 too before it is used ([decision](decisions/0018-weights-as-archives.md)).',
    '## Networks the product runs',
    table(['network', 'from', 'upstream', 'licence', 'SHA-256'], networkRows(judge, problems)),
    '## Networks for measuring only',
    'Fetched for benchmarks and their tests; nothing under `src` loads them.',
    table(['file', 'upstream', 'licence', 'SHA-256'], measuringRows(decisions.measuring, judge, problems)),
    '## Archives that networks are taken from',
    'Archives of npm that are fetched for the files above and not installed; none of their code runs in the product.',
    table(
      ['archive', 'version', 'for', 'licence of the whole', 'SHA-512, first 12'],
      Object.entries(weightsArchives).map(([name, { version, use, licence, integrity }]) => [
        name,
        version,
        use,
        judge(name, licence),
        shortIntegrity(integrity),
      ]),
    ),
    '## Fonts the page loads',
    table(['file', 'source', 'licence', 'SHA-256'], fontRows(judge)),
    '## Networks, pictures and data in this repository',
    table(['file', 'source', 'licence', 'SHA-256'], fileRows(decisions.files, judge, problems)),
    `## Packages the product needs (${packages.filter((one) => !one.isDev).length})`,
    'Those of the browser tests are among them, because npm counts them so.',
    dependencies(false),
    `## Packages for development only (${packages.filter((one) => one.isDev).length})`,
    dependencies(true),
  ].join('\n\n');
  for (const one of [...decisions.corrected, ...decisions.decided])
    if (!used.has(one)) problems.push(`${decisionsFile}: ${one.names} (${one.licence}) is no longer needed`);
  return { text: `${text}\n`, problems };
}

type Judge = (name: string, licence: string) => string;

function listPackages() {
  const { packages } = Lock.parse(JSON.parse(read('package-lock.json').toString()));
  const rows = Object.entries(packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link)
    .map(([place, entry]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version: entry.version ?? '',
      licence: entry.license ?? 'unknown',
      isDev: Boolean(entry.dev ?? entry.devOptional),
      integrity: shortIntegrity(entry.integrity ?? ''),
    }));
  const seen = new Map(rows.map((row) => [`${row.name} ${row.version} ${row.isDev}`, row]));
  return [...seen.values()].sort((one, other) => (one.name + one.version < other.name + other.version ? -1 : 1));
}

const shortIntegrity = (integrity: string) => `\`${integrity.replace('sha512-', '').slice(0, 12)}\``;

function networkRows(judge: Judge, problems: string[]): string[][] {
  const networks = { ...weightsManifest, ...cutOutWeights };
  requireNames('product', Object.values(networks), problems);
  const converted = Object.entries(weightsManifest).flatMap(([name, { archive, files, upstream, licence }]) =>
    files.map((path) => [
      name,
      `\`${archive}\`, ${path}`,
      upstream,
      judge(name, licence),
      `\`${weightsArchives[archive].files[path]}\``,
    ]),
  );
  const cutOut = Object.entries(cutOutWeights).map(([name, { archive, files, upstream, licence, sha256: hash }]) => [
    name,
    `\`${archive}\`, ${files.length === 1 ? files[0] : `${files.length} pieces`}`,
    upstream,
    judge(name, licence),
    `\`${hash}\``,
  ]);
  return [...converted, ...cutOut];
}

function measuringRows(networks: z.infer<typeof Decisions>['measuring'], judge: Judge, problems: string[]): string[][] {
  requireNames(
    'measuring',
    networks.map(({ archive, path }) => ({ archive, files: [path] })),
    problems,
  );
  return networks.map(({ archive, path, upstream, licence }) => {
    const hash = weightsArchives[archive as ArchiveName]?.files[path];
    if (!hash) problems.push(`${decisionsFile}: there is no ${path} of ${archive} in archives.json`);
    return [`\`${archive}\` ${path}`, upstream, judge(path, licence), `\`${hash}\``];
  });
}

/** Whatever is taken out of an archive must be somebody's, under terms that are written down. */
function requireNames(
  use: 'product' | 'measuring',
  networks: readonly { archive: string; files: readonly string[] }[],
  problems: string[],
): void {
  const known = new Set(networks.flatMap(({ archive, files }) => files.map((path) => `${archive} ${path}`)));
  for (const [name, archive] of Object.entries(weightsArchives))
    for (const path of Object.keys(archive.files))
      if (archive.use === use && !known.has(`${name} ${path}`))
        problems.push(
          `archives.json: ${path} of ${name} belongs to no network whose source and licence are written down`,
        );
}

/** The files that the imported style sheets of the font packages name. */
function fontRows(judge: Judge): string[][] {
  const styles = [
    ...read('apps/web/src/styles/app.css')
      .toString()
      .matchAll(/@import '(@fontsource[^']+)'/g),
  ];
  return styles.flatMap(([, wanted = '']) => {
    const name = wanted.split('/').slice(0, 2).join('/');
    const style = wanted === name ? `${name}/index.css` : wanted;
    const files = [
      ...read(`node_modules/${style}`)
        .toString()
        .matchAll(/url\(\.\/(files\/[^)]+)\)/g),
    ];
    return files.map(([, file = '']) => [
      file.replace('files/', ''),
      `\`${name}\``,
      judge(name, 'OFL-1.1'),
      sha256(`node_modules/${name}/${file}`),
    ]);
  });
}

function fileRows(known: z.infer<typeof Decisions>['files'], judge: Judge, problems: string[]): string[][] {
  const patterns = 'png jpg jpeg webp avif gif ico svg mp4 woff2 ttf otf onnx bin'.split(' ').map((end) => `*.${end}`);
  const listed = spawnSync('git', ['ls-files', ...patterns, '*canonical-face.json'], { cwd: root, encoding: 'utf8' });
  return listed.stdout
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .flatMap((file) => {
      const origin = known.find(({ path }) => file.startsWith(path));
      if (!origin) problems.push(`${file}: ${decisionsFile} does not say where it comes from`);
      return origin ? [[file, origin.source, judge(file, origin.licence), sha256(file)]] : [];
    });
}

/** Every part of an "AND" must be permissive, one part of an "OR" is enough. */
function isPermissive(licence: string): boolean {
  const parts = licence.replace(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((one) => permissive.has(one.trim())));
}

function matches(names: string, name: string): boolean {
  return names.split(' ').some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
}

const read = (path: string) => readFileSync(join(root, path));
const sha256 = (path: string) => `\`${createHash('sha256').update(read(path)).digest('hex')}\``;

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
