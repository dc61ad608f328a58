import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** One stored version of a person's official portrait. */
export interface Portrait {
  person: string;
  blob: string;
}

/**
 * Sources named in the repository's metadata that are offices of the government: their work is in the public domain.
 */
const official = /GPO|House|Senate|Congress/;
const privateSites = /twitter\.com|facebook\.com/;

/**
 * Every version of every portrait in a clone or mirror of github.com/unitedstates/images, newest first. People whose
 * current portrait came from a private site are left out: nobody checked who made the picture.
 */
export function listPortraits(repository: string): Portrait[] {
  const git = gitOf(repository);
  const texts = new Map<string, string>();
  const metadataOf = (blob: string): string => {
    const text = texts.get(blob) ?? git('cat-file', 'blob', blob);
    texts.set(blob, text);
    return text;
  };
  const doubtful = new Set<string>();
  for (const line of git('ls-tree', '-r', 'HEAD', 'congress/metadata').split('\n')) {
    const match = /blob ([0-9a-f]{40})\tcongress\/metadata\/([A-Z]\d{6})\.yaml$/.exec(line);
    if (!match) continue;
    const text = metadataOf(match[1]!);
    if (!official.test(text) || privateSites.test(text)) doubtful.add(match[2]!);
  }
  return versionsOf(repository, 'congress/450x550')
    .filter(({ name }) => !doubtful.has(name))
    .map(({ name, blob }) => ({ person: name, blob }));
}

/**
 * Portraits from the Biographical Directory of Congress (training/README.md), newest first, in a clone of
 * github.com/voteview/member_photos, which names files by ICPSR number. `legislators` is a clone of
 * github.com/unitedstates/congress-legislators, which knows our names for those.
 */
export function listDirectoryPortraits(repository: string, legislators: string): Portrait[] {
  const modern = new Set<string>();
  for (const line of gitOf(repository)('show', 'HEAD:members.csv').split('\n')) {
    const [, number, congress] = /"(\d{6})","[^"]*","[^"]*",(\d+),/.exec(line) ?? [];
    if (number && Number(congress) >= firstCongress) modern.add(number);
  }
  const names = new Map<string, string>();
  for (const list of ['legislators-historical.csv', 'legislators-current.csv']) {
    for (const line of gitOf(legislators)('show', `gh-pages:${list}`).split('\n')) {
      const number = /,(\d+),(?:"[^"]*"|[^,"]*)\r?$/.exec(line)?.[1]?.padStart(6, '0');
      const person = /,([A-Z]\d{6}),/.exec(line)?.[1];
      if (number && person && modern.has(number)) names.set(number, person);
    }
  }
  return versionsOf(repository, 'images/bio_guide').flatMap(({ name, blob }) => {
    const person = names.get(name);
    return person ? [{ person, blob }] : [];
  });
}

/** The one that began in 1993. */
const firstCongress = 103;

/** Every JPEG ever stored in a folder of a repository, newest first, each once. */
function versionsOf(repository: string, folder: string): { name: string; blob: string }[] {
  const versions: { name: string; blob: string }[] = [];
  const seen = new Set<string>();
  const log = gitOf(repository)('log', '--raw', '--no-renames', '--no-abbrev', '--format=', '--', folder);
  for (const line of log.split('\n')) {
    const match = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]{40}) [AM]\t(.*)\/(\w+)\.jpg$/.exec(line);
    if (!match || match[2] !== folder || seen.has(match[1]!)) continue;
    seen.add(match[1]!);
    versions.push({ name: match[3]!, blob: match[1]! });
  }
  return versions;
}

function gitOf(repository: string) {
  return (...args: string[]): string =>
    execFileSync('git', ['-C', repository, ...args], { maxBuffer: 1 << 28, encoding: 'utf8' });
}

/** One person in ten is never trained on: by the name's hash, so that every list and every machine agrees. */
const heldOutBelow = 26;
export const isHeldOut = (person: string): boolean => createHash('sha1').update(person).digest()[0]! < heldOutBelow;
