// Both languages have the same texts with the same slots, and nothing in the code asks for a text that is not there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/stages.mjs';
import { listSources } from './comments.mjs';

const locales = join(root, 'packages/i18n/locales');
// Portuguese has a category for millions (`_many`) that English lacks.
const plural = /_(zero|one|two|few|many|other)$/;
// What a schema refuses is told by a key in a plain string, of which the compiler knows nothing.
const schemas = /^(packages\/contracts\/src|apps\/web\/src)\/.*(?<!\.test)\.tsx?$/;
const messageKey = /error: '((?:validation|errors)\.[a-z0-9_.]+)'/g;

export function checkTexts() {
  const [portuguese, english] = ['pt_BR', 'en'].map(textsOf);
  const problems = [];
  for (const [key, text] of portuguese) {
    if (text.trim() === '') problems.push(`${key} is empty in pt_BR`);
    if (!english.has(key)) {
      if (!key.endsWith('_many')) problems.push(`${key} is missing in en`);
    } else if (slotsOf(text) !== slotsOf(english.get(key)))
      problems.push(`${key} has other slots in en: ${slotsOf(text)} / ${slotsOf(english.get(key))}`);
  }
  for (const [key, text] of english) {
    if (text.trim() === '') problems.push(`${key} is empty in en`);
    if (!portuguese.has(key)) problems.push(`${key} is missing in pt_BR`);
    const stem = key.replace(plural, '');
    if (key.endsWith('_one') && !portuguese.has(`${stem}_many`)) problems.push(`${stem}_many is missing in pt_BR`);
  }
  return [...problems, ...findUnknownMessages(portuguese)];
}

function findUnknownMessages(texts) {
  return listSources()
    .filter(({ file }) => schemas.test(file))
    .flatMap(({ file, lines }) =>
      [...lines.join('\n').matchAll(messageKey)]
        .filter(([, key]) => !texts.has(key))
        .map(([, key]) => `${key} of ${file} is missing in both languages`),
    );
}

function textsOf(language) {
  const texts = new Map();
  for (const file of readdirSync(join(locales, language)).sort()) {
    collect(JSON.parse(readFileSync(join(locales, language, file), 'utf8')), file.replace('.json', ''), texts);
  }
  return texts;
}

function collect(tree, path, texts) {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(`${path}.${key}`, value);
    else collect(value, `${path}.${key}`, texts);
  }
}

function slotsOf(text) {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}|<(\/?\w+)>/g)].map((match) => match[1] ?? match[2]))]
    .sort()
    .join(',');
}
