import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** In the folder of `--people`, beside the pictures. */
export const peopleIndexFile = 'people.json';

const KnownPerson = z.object({
  file: z.string(),
  name: z.string(),
  birthday: z.iso.date(),
  sex: z.enum(['F', 'M']),
  /** The latest day the picture can have been taken on; nobody wrote down which day it was. */
  takenBy: z.iso.date(),
});
export type KnownPerson = z.infer<typeof KnownPerson>;

/**
 * `calibration` people set the thresholds, `report` people only ever judge them. By the name's hash, so that every
 * machine agrees.
 */
export const halves = ['calibration', 'report'] as const;
export type Half = (typeof halves)[number];
export const halfOf = (name: string): Half => halves[createHash('sha256').update(name).digest()[0]! % 2]!;

export async function listPeople(folder: string): Promise<KnownPerson[]> {
  return z.array(KnownPerson).parse(JSON.parse(await readFile(join(folder, peopleIndexFile), 'utf8')));
}

const millisecondsPerYear = 365.25 * 24 * 3600 * 1000;
/** In years, at most: the picture may be older than the day it was stored on. */
export const ageOf = ({ birthday, takenBy }: KnownPerson): number =>
  (Date.parse(takenBy) - Date.parse(birthday)) / millisecondsPerYear;
