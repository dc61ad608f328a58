import type { Language } from '@semblante/contracts';
import { createInstance } from 'i18next';
import en from './bundles/server.en.ts';
import portuguese from './bundles/server.pt_BR.ts';
import type { TextKey } from './texts.ts';

export type TextParams = Record<string, string | number>;
export type Translate = (key: TextKey, params?: TextParams) => string;

const texts = createInstance({
  resources: { pt_BR: { translation: portuguese }, en: { translation: en } },
  lng: 'pt_BR',
  fallbackLng: 'en',
  supportedLngs: ['pt_BR', 'en'],
  load: 'currentOnly',
  // Answers are JSON and mails are made by React, which escapes by itself.
  interpolation: { escapeValue: false },
  initAsync: false,
});
await texts.init();

/** The server's texts: error answers and mails. */
export function translatorFor(language: Language): Translate {
  const translate = texts.getFixedT(language);
  return (key, params) => translate(key, params ?? {});
}
