import { describe, expect, it } from 'vitest';
import { keysOfWord, mistakesBetween, plainWords } from './plain-words.ts';

describe('words as they are compared', () => {
  it.each([
    ['Saudação de ANIVERSÁRIO', ['saudacao', 'de', 'aniversario']],
    [`%_\\'"`, []],
    ['100% gol_contra', ['100', 'gol', 'contra']],
    ['festa🎉🎉 ', ['festa', '🎉']],
    ['  ', []],
  ])('%s', (text, words) => {
    expect(plainWords(text)).toEqual(words);
  });

  it('cuts a word that no one would type', () => {
    expect(plainWords('a'.repeat(500))).toEqual(['a'.repeat(40)]);
  });
});

describe('a mistyped word', () => {
  it.each([
    ['futebol', 'futbol', 1],
    ['futebol', 'futebool', 1],
    ['futebol', 'futabol', 1],
    ['futebol', 'futeblo', 1],
    ['saudacao', 'saldasao', 2],
    ['dança', 'dança', 0],
  ])('%s and %s differ by %d', (one, other, mistakes) => {
    expect(mistakesBetween(one, other)).toBe(mistakes);
    expect(keysOfWord(one).some((key) => keysOfWord(other).includes(key))).toBe(true);
  });
});
