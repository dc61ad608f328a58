export const languages = ['pt_BR', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** docs/product/principles.md: `pt*` is Brazilian Portuguese, anything else is English. */
export function languageOfTag(tag: string): Language {
  return tag.toLowerCase().startsWith('pt') ? 'pt_BR' : 'en';
}
