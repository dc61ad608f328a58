// Compiles every assembly/<name>.ts to src/kernels/<name>.wasm. `node assembly/build.mjs [name ...] [--check]`; the
// results are committed, so that running and testing need no compiler; --check fails when a committed one is not what
// its source gives.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const folder = fileURLToPath(new URL('.', import.meta.url));
const kernels = fileURLToPath(new URL('../src/kernels/', import.meta.url));
const isCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

for (const name of names) {
  let made;
  const { error, stderr } = await asc.main(
    [
      `${name}.ts`,
      '--outFile',
      `${name}.wasm`,
      '-O3',
      '--noAssert',
      '--runtime',
      'stub',
      '--enable',
      'simd',
      '--importMemory',
    ],
    {
      readFile: (file, base) => {
        try {
          return readFileSync(`${base === '.' ? folder : `${base}/`}${file}`, 'utf8');
        } catch {
          return null; // the compiler asks for many names that need not exist
        }
      },
      writeFile: (_file, contents) => (made = contents),
      listFiles: () => [],
    },
  );
  if (error) {
    process.stderr.write(`${name}: ${error.message}\n${stderr.toString()}`);
    process.exit(1);
  }
  const target = `${kernels}${name}.wasm`;
  if (!isCheck) {
    writeFileSync(target, made);
    process.stdout.write(`${name}.wasm ${made.length} bytes\n`);
  } else if (!Buffer.from(made).equals(readFileSync(target))) {
    process.stderr.write(
      `packages/media/src/kernels/${name}.wasm is not what assembly/${name}.ts gives: run npm run generate\n`,
    );
    process.exit(1);
  }
}
