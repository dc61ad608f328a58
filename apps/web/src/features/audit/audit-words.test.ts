import {
  auditActs,
  type AuditFields,
  type AuditReading,
  auditSubjects,
  type AuditWords,
  auditWords,
  type Language,
  languages,
} from '@semblante/contracts';
import { loadTexts } from '@semblante/i18n/load';
import { beforeAll, describe, expect, it } from 'vitest';
import { actionGroups } from './audit-filters.ts';
import { wordTexts } from './audit-words.ts';

/** What the back office has at hand: its own texts and those of every page. */
async function staffTexts(language: Language): Promise<object> {
  return { ...(await loadTexts('web', language)), ...(await loadTexts('staff', language)) };
}

function hasText(texts: object, key: string): boolean {
  const found = key
    .split('.')
    .reduce<unknown>(
      (tree, name) => (typeof tree === 'object' && tree !== null ? (tree as Record<string, unknown>)[name] : undefined),
      texts,
    );
  return typeof found === 'string' && found !== '';
}

function keysOfFields(fields: AuditFields): string[] {
  return Object.entries(fields).flatMap(([field, reading]) => [
    `staff.audit.fields.${reading.label ?? field}`,
    ...keysOfReading(reading),
  ]);
}

function keysOfReading(reading: AuditReading): string[] {
  if ('of' in reading) return auditWords[reading.of].map((word) => `${wordTexts[reading.of]}${word}`);
  return 'fields' in reading ? keysOfFields(reading.fields) : [];
}

describe.each(languages)('the audit, in %s', (language) => {
  let texts: object = {};
  beforeAll(async () => {
    texts = await staffTexts(language);
  });
  const lacking = (keys: readonly string[]) => keys.filter((key) => !hasText(texts, key));

  it('has words for every act that the code can write', () => {
    expect(lacking(Object.keys(auditActs).map((action) => `staff.audit.actions.${action}`))).toEqual([]);
  });

  it('has words for every field of those acts, and for every word that a field can keep', () => {
    expect(lacking(Object.values(auditActs).flatMap((fields: AuditFields) => keysOfFields(fields)))).toEqual([]);
  });

  it('has words for every list of words', () => {
    expect(
      lacking(
        (Object.keys(auditWords) as AuditWords[]).flatMap((of) =>
          auditWords[of].map((word) => `${wordTexts[of]}${word}`),
        ),
      ),
    ).toEqual([]);
  });

  it('has words for everything that an act can be about, and for both languages', () => {
    expect(
      lacking([
        ...auditSubjects.map((subject) => `staff.audit.subjects.${subject}`),
        ...languages.map((name) => `staff.audit.languages.${name}`),
      ]),
    ).toEqual([]);
  });

  it('offers every area of acts as a filter, by its name', () => {
    const areas = [...new Set(Object.keys(auditActs).map((action) => action.split('.')[0]))];
    expect([...actionGroups].sort()).toEqual(areas.sort());
    expect(lacking(actionGroups.map((group) => `staff.audit.groups.${group}`))).toEqual([]);
  });
});
