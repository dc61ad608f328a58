import type { Check } from '../check.ts';
import { doorChecks } from './doors.ts';
import { fileChecks } from './files.ts';
import { guessingChecks } from './guessing.ts';
import { inputChecks } from './input.ts';
import { leakChecks } from './leaks.ts';
import { objectChecks } from './objects.ts';

/** The one that changes most of what Ana has comes last. */
export const checks: readonly Check[] = [
  ...doorChecks,
  ...inputChecks,
  ...guessingChecks,
  ...leakChecks,
  ...fileChecks,
  ...objectChecks,
];
