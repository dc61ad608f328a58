import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let updated = false;

/** True when the packages were installed: only as root on Debian or a relative of it. */
export function installWithApt(packages) {
  const isRootOnDebian = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isRootOnDebian) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  process.stdout.write(`Installing ${packages.join(', ')} with apt-get\n`);
  if (!updated) spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  updated = true;
  const result = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return result.status === 0;
}

/** The full path of a command on the PATH. */
export function findCommand(names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(':')) {
      if (folder && existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
    }
  }
  return undefined;
}
