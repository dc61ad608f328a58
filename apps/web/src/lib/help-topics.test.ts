import { expect, it } from 'vitest';
import en from '../../../../packages/i18n/locales/en/help.json' with { type: 'json' };
import pt from '../../../../packages/i18n/locales/pt_BR/help.json' with { type: 'json' };
import { findHelpTopic, helpTopics } from './help-topics.ts';

it.each(helpTopics)('has the answer %s in both languages', (topic) => {
  const [group = '', item = ''] = topic.split('.');
  for (const texts of [pt, en])
    expect(
      (texts.groups as Record<string, { items: Record<string, { answer: string }> }>)[group]?.items[item]?.answer,
    ).toMatch(/\S/);
});

it('leads from an error to its answer, and from others nowhere', () => {
  expect(findHelpTopic('faces.too_dark')).toBe('g04_faces.q01');
  expect(findHelpTopic('request.invalid')).toBeUndefined();
  expect(findHelpTopic(undefined)).toBeUndefined();
});
