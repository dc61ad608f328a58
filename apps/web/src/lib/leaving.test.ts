import { expect, it, vi } from 'vitest';

it('answers and fails like what it asks, but says nothing more once the page is being left', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { unlessLeaving } = await import('./leaving.ts');
  await expect(unlessLeaving(async () => 'yes')).resolves.toBe('yes');
  const cutOff = () => unlessLeaving(async () => await Promise.reject(new Error('aborted')));
  await expect(cutOff()).rejects.toThrow('aborted');
  page.dispatchEvent(new Event('beforeunload'));
  const said = await Promise.race([
    cutOff().catch(() => 'a failure'),
    new Promise((resolve) => setTimeout(() => resolve('nothing'), 20)),
  ]);
  expect(said).toBe('nothing');
  vi.unstubAllGlobals();
});
