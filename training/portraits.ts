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
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repository, ...args], { maxBuffer: 1 << 28, encoding: 'utf8' });
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
  const portraits: Portrait[] = [];
  const seen = new Set<string>();
  for (const line of git('log', '--raw', '--no-renames', '--no-abbrev', '--format=', '--', 'congress/450x550').split(
    '\n',
  )) {
    const match = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]{40}) [AM]\tcongress\/450x550\/([A-Z]\d{6})\.jpg$/.exec(line);
    if (!match || seen.has(match[1]!) || doubtful.has(match[2]!)) continue;
    seen.add(match[1]!);
    portraits.push({ person: match[2]!, blob: match[1]! });
  }
  return portraits;
}

/** One person in ten is never trained on: by the name's hash, so that every list and every machine agrees. */
const heldOutBelow = 26;
export const isHeldOut = (person: string): boolean => createHash('sha1').update(person).digest()[0]! < heldOutBelow;
