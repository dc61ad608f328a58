import { isLanguage, type Language, languageOfTag } from '@semblante/contracts';

export interface LanguageSources {
  saved: string | undefined;
  /** What the browser asks for, the most wanted first. */
  browser: string;
}

/** docs/product/principles.md#language: the saved one, else the browser's; an unsupported saved one is an error. */
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
