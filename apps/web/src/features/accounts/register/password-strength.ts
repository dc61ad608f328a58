import { registrationPasswordLengthMin } from '@semblante/contracts';

export type Strength = { score: 0 | 1 | 2 | 3 | 4; word: 'empty' | 'short' | 'weak' | 'fair' | 'good' | 'strong' };

const kindsOfCharacter = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const runOfOne = /(.)\1{2,}/u;
const commonStart = /^(123|abc|qwe|asd|senha|password|semblante)/i;

/**
 * A rough guide while typing, never a gate: the server asks for a length and nothing else. Length counts most, because
 * a long plain sentence is harder to guess than a short word with a sign in it.
 */
export function passwordStrength(password: string): Strength {
  if (password === '') return { score: 0, word: 'empty' };
  if (password.length < registrationPasswordLengthMin) return { score: 1, word: 'short' };
  const kinds = kindsOfCharacter.filter((kind) => kind.test(password)).length;
  const guessable = runOfOne.test(password) || commonStart.test(password) || new Set(password).size < 5;
  const points =
    Math.min(kinds, 3) + Math.floor((password.length - registrationPasswordLengthMin) / 3) - (guessable ? 3 : 0);
  if (points <= 1) return { score: 1, word: 'weak' };
  if (points === 2) return { score: 2, word: 'fair' };
  return points <= 4 ? { score: 3, word: 'good' } : { score: 4, word: 'strong' };
}
