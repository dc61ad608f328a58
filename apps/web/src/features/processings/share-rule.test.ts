import { expect, it } from 'vitest';
import { canShareFiles, isTakenBack, whatsAppAddress } from './share-rule.ts';

it('shares the file only where the device takes files', () => {
  const share = async () => {};
  expect(canShareFiles({})).toBe(false);
  expect(canShareFiles({ share, canShare: (data) => data?.files === undefined })).toBe(false);
  expect(canShareFiles({ share, canShare: () => true })).toBe(true);
});

it('writes the words for WhatsApp into the address', () => {
  expect(whatsAppAddress('Feito com IA & você?')).toBe('https://wa.me/?text=Feito%20com%20IA%20%26%20voc%C3%AA%3F');
});

it('knows a closed sheet from a failure', () => {
  expect([
    isTakenBack(new DOMException('', 'AbortError')),
    isTakenBack(new DOMException('', 'NotAllowedError')),
    isTakenBack(new Error('x')),
  ]).toEqual([true, false, false]);
});
