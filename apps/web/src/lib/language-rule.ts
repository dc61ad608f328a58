import { isLanguage, type Language, languageOfTag } from '@semblante/contracts';

export interface LanguageSources {
  saved: string | undefined;
  /** What the browser asks for, the most wanted first. */
  browser: string;
}

/** SPEC 1: the saved preference, else the browser's language; a saved one we do not speak is an error, and English. */
export function chooseLanguage({ saved, browser }: LanguageSources): Language {
  if (saved === undefined) return languageOfTag(browser);
  if (isLanguage(saved)) return saved;
  console.error(`Unsupported language: ${saved}`);
  return 'en';
}

/** As HTML and HTTP write it. */
export function tagOfLanguage(language: Language): string {
  return language.replace('_', '-');
}
