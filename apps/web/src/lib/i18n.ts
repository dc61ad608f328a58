import type { Language } from '@semblante/contracts';
import { loadTexts, type TextBundle } from '@semblante/i18n/load';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { findSavedLanguage, saveLanguage } from './browser-storage.ts';
import { chooseLanguage, tagOfLanguage } from './language-rule.ts';

export { i18next as i18n };

let language: Language = 'pt_BR';
let started: Promise<void> | undefined;
const routeTexts = new Map<TextBundle, Promise<void>>();

export function currentLanguage(): Language {
  return language;
}

/** Starts once, in the language of the rule; the page waits for it before it shows a word. */
export function startTexts(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  language = chooseLanguage({ saved: findSavedLanguage(), browser: navigator.language });
  document.documentElement.lang = tagOfLanguage(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: await loadTexts('web', language) } },
    supportedLngs: ['pt_BR', 'en'],
    fallbackLng: 'en',
    load: 'currentOnly',
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
}

async function addTexts(bundle: TextBundle, of: Language): Promise<void> {
  i18next.addResourceBundle(of, 'translation', await loadTexts(bundle, of), true, true);
}

/** The texts of a route, before the route shows. */
export function needTexts(bundle: TextBundle): Promise<void> {
  const onTheirWay = routeTexts.get(bundle);
  if (onTheirWay) return onTheirWay;
  const texts = startTexts().then(() => addTexts(bundle, language));
  routeTexts.set(bundle, texts);
  // A broken connection must not be remembered as an answer.
  texts.catch(() => routeTexts.delete(bundle));
  return texts;
}

/** Everything on screen changes at once: all its texts are fetched first. */
export async function changeLanguage(to: Language): Promise<void> {
  if (to === language) return;
  const bundles: TextBundle[] = ['web', ...routeTexts.keys()];
  await Promise.all(bundles.map((bundle) => addTexts(bundle, to)));
  language = to;
  saveLanguage(to);
  document.documentElement.lang = tagOfLanguage(to);
  await i18next.changeLanguage(to);
}
