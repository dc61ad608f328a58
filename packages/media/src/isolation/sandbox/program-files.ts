import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a child reads of this machine to be a program at all; nothing in it is anybody's. */
export interface ProgramFiles {
  /** Files and folders, each by its own name. */
  readable: readonly string[];
  /** Links at the top of the file system, as `/lib` is one on most machines. */
  links: readonly { link: string; target: string }[];
}

/** Of the libraries that Node and its native packages are linked with; `/usr/bin` and `/etc` stay out. */
const libraryFolders = ['/lib', '/lib32', '/lib64', '/usr/lib', '/usr/lib32', '/usr/lib64', '/usr/local/lib', '/nix'];
const systemFiles = [
  '/etc/ld.so.cache',
  '/etc/fonts',
  '/etc/localtime',
  '/usr/share/fonts',
  '/usr/share/nodejs',
  '/usr/share/zoneinfo',
  '/sys/devices/system/cpu',
];

/** A child's program, its packages and what its sources keep beside them, and the libraries they are linked with. */
export function programFiles(entry: URL): ProgramFiles {
  const file = fileURLToPath(entry);
  const root = rootOf(file);
  // Not the whole root: data, keys and an .env may lie in it.
  const own = ['node_modules', 'packages', '.cache/weights', 'package.json', 'tsconfig.json', 'tsconfig.base.json'].map(
    (name) => join(root, name),
  );
  const readable = [process.execPath, dirname(file), ...own, ...systemFiles].filter((path) => existsSync(path));
  const links: ProgramFiles['links'][number][] = [];
  for (const folder of libraryFolders) {
    if (!existsSync(folder)) continue;
    if (lstatSync(folder).isSymbolicLink()) links.push({ link: folder, target: readlinkSync(folder) });
    else readable.push(folder);
  }
  return { readable: [...new Set([...readable, ...elsewhereOf(readable)])], links };
}

/** The folder whose packages a program finds. */
function rootOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'node_modules'))) return folder;
  return dirname(file);
}

/**
 * Links may lead out of what is readable, as packages that several clones share do. Folders of packages are named, not
 * each package: onnxruntime-node dies of a command line of some 27,000 characters, which it searches by recursion.
 */
function elsewhereOf(readable: readonly string[]): string[] {
  const isCovered = (path: string) => readable.some((known) => path === known || path.startsWith(known + sep));
  const packages = readable.filter((path) => path.endsWith(`${sep}node_modules`));
  const linked = packages.flatMap((folder) =>
    readdirSync(folder).flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(folder, name)).map((one) => join(folder, name, one))
        : [join(folder, name)],
    ),
  );
  return [...readable, ...linked]
    .filter((path) => isAbsolute(path) && lstatSync(path).isSymbolicLink() && existsSync(path))
    .map((path) => folderOfPackages(realpathSync(path)))
    .filter((path) => !isCovered(path));
}

/** The outermost, where the packages of a package are found too; the path itself where it is in none. */
function folderOfPackages(path: string): string {
  const [outside = path, ...inside] = path.split(`${sep}node_modules${sep}`);
  return inside.length === 0 ? path : join(outside, 'node_modules');
}
