import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@semblante/contracts';
import { expect, it } from 'vitest';
import { loadTexts } from './load.ts';

/**
 * Texts that only the server speaks: error answers come translated, mails and spreadsheets are made there, the sandbox
 * is a page of its own.
 */
const ofServer = ['errors', 'exports', 'mails', 'sandbox'];
const bundles = ['web', 'user', 'staff', 'public', 'legal', 'kit'] as const;

type Tree = { [key: string]: string | Tree };

function sectionsOf(tree: Tree): string[] {
  return Object.entries(tree).flatMap(([feature, texts]) =>
    Object.keys(texts).map((section) => `${feature}.${section}`),
  );
}

it.each(languages)('brings every text of the page to some route, in %s', async (language) => {
  const folder = new URL(`../locales/${language}/`, import.meta.url);
  const features = readdirSync(folder)
    .map((file) => file.replace('.json', ''))
    .filter((feature) => !ofServer.includes(feature));
  const written = features.flatMap((feature) =>
    sectionsOf({ [feature]: JSON.parse(readFileSync(new URL(`${feature}.json`, folder), 'utf8')) }),
  );
  const loaded = await Promise.all(
    bundles.map(async (bundle) => sectionsOf((await loadTexts(bundle, language)) as Tree)),
  );
  expect([...new Set(loaded.flat())].sort()).toEqual([...new Set(written)].sort());
});
