import { expect, it } from 'vitest';
import { adviceFor } from './phone-advice.ts';
import { mp4Name } from './turn-into-mp4.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'iphone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'iphone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
  ['Mozilla/5.0 (Linux; Android 15; SM-S928B)', 5, 'android'],
])('advises %s with %i fingers as %s', (userAgent, maxTouchPoints, advice) => {
  expect(adviceFor({ userAgent, maxTouchPoints })).toBe(advice);
});

it.each([
  ['IMG_0001.MOV', 'IMG_0001.mp4'],
  ['festa.da.ana.mov', 'festa.da.ana.mp4'],
  ['festa', 'festa.mp4'],
])('calls %s %s once it is turned', (name, turned) => {
  expect(mp4Name(name)).toBe(turned);
});
