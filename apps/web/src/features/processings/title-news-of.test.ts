import { expect, it } from 'vitest';
import { titleNewsOf } from './title-news-of.ts';

const running = (progress: number) => ({ status: 'in_progress', progress }) as const;
const done = { status: 'completed', progress: 100 } as const;
const failed = { status: 'error', progress: 40 } as const;

it.each([
  ['nothing where nothing is followed', [], undefined],
  ['the progress while it runs', [running(42)], 42],
  ['that of the last to come, of several', [running(80), running(12), done], 12],
  ['that it is ready', [done, failed], 'ready'],
  ['nothing of what failed: the page itself says that', [failed], undefined],
] as const)('the tab tells %s', (_name, followed, news) => {
  expect(titleNewsOf(followed)).toBe(news);
});
