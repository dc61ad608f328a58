import { afterEach, expect, it, vi } from 'vitest';
import { chooseLanguage, tagOfLanguage } from './language-rule.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  [{ saved: 'en', browser: 'pt-BR' }, 'en'],
  [{ saved: 'pt_BR', browser: 'de-DE' }, 'pt_BR'],
  [{ saved: undefined, browser: 'pt-PT' }, 'pt_BR'],
  [{ saved: undefined, browser: 'PT' }, 'pt_BR'],
  [{ saved: undefined, browser: 'es-AR' }, 'en'],
])('speaks the saved language, else the one of the browser: %o', (sources, language) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(chooseLanguage(sources)).toBe(language);
  expect(error).not.toHaveBeenCalled();
});

it.each(['fr', 'pt', ''])('logs an error and falls back to English when the saved language is "%s"', (saved) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(chooseLanguage({ saved, browser: 'pt-BR' })).toBe('en');
  expect(error).toHaveBeenCalledOnce();
});

it('writes a language as HTML and HTTP do', () => {
  expect([tagOfLanguage('pt_BR'), tagOfLanguage('en')]).toEqual(['pt-BR', 'en']);
});
