import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const { platform, arch } = process;

/**
 * Files that npm brings and nothing here reads: native code of other processors, what browsers would load.
 * `keeps` says of a path inside the folder whether it stays.
 */
const trimmed = [
  { folder: 'onnxruntime-node/bin/napi-v6', keeps: (path) => path.startsWith(`${platform}/${arch}/`) },
  { folder: 'binaryen/bin', keeps: () => false },
  { folder: 'stripe/cjs', keeps: () => false },
  { folder: 'drizzle-kit', keeps: (path) => !/^api\.m?js$/.test(path) },
  { folder: 'lucide-react/dist', keeps: (path) => !/\.(pre|suf)fixed\.d\.ts$/.test(path) },
  { folder: 'mediabunny/dist/bundles', keeps: () => false },
  { folder: 'recharts/umd', keeps: () => false },
  { folder: 'typescript/lib', keeps: (path) => !path.endsWith('diagnosticMessages.generated.json') },
  { folder: 'lucide-react', keeps: (path) => !/^dynamic\w*\.d\.m?ts$/.test(path) },
  { folder: 'es-toolkit', keeps: (path) => !/\.d\.m?ts$|^dist\/browser/.test(path) },
  // The TypeScript that a package was compiled from.
  ...['@reduxjs/toolkit', 'happy-dom', 'mediabunny', 'zod'].map((name) => ({
    folder: `${name}/src`,
    keeps: () => false,
  })),
  { folder: '.', keeps: (path) => !/\.(map|md)$/.test(path) },
];

/** Whether a file of an installed package goes, by its path in `node_modules`. */
function isTrimmed(file) {
  return trimmed.some(({ folder, keeps }) => {
    const inside = folder === '.' ? file : file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined;
    return inside !== undefined && !keeps(inside);
  });
}

/** After an install. Gives the bytes that it freed. */
export function trimPackages(packages) {
  let freed = 0;
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (!isTrimmed(path.slice(packages.length + 1))) continue;
    freed += statSync(path).size;
    rmSync(path);
  }
  return freed;
}
