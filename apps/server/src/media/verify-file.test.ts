import type { Verification } from '@semblante/engine';
import { expect, it } from 'vitest';
import { verdictFrom } from './verify-file.ts';

const ours = {
  format: 'video/mp4',
  signer: { name: undefined, organisation: undefined },
  when: '2026-11-15T12:00:00Z',
  action: 'face_swapped',
  digitalSourceType: undefined,
  generator: 'Semblante',
  ours: true,
} as const;
const theirs = { ...ours, generator: 'Another program', ours: false };
const alike = { kind: 'compared' as const, likely: [{ id: 'x', similarity: 0.99 }] };
const unlike = { kind: 'compared' as const, likely: [] };

it.each<[string, Verification, typeof alike | typeof unlike | undefined, string]>([
  ['signed by us and whole', { verdict: 'valid', ...ours }, undefined, 'intact'],
  ['signed by us and changed', { verdict: 'tampered', reason: 'content_changed', claimed: ours }, undefined, 'changed'],
  ['without its label, and the same to look at', { verdict: 'unknown', reason: 'no_manifest' }, alike, 'copy'],
  [
    'with what is left of our label, and the same to look at',
    { verdict: 'tampered', reason: 'manifest_missing', claimed: undefined },
    alike,
    'copy',
  ],
  [
    'with what is left of our label, and nothing like ours',
    { verdict: 'tampered', reason: 'manifest_missing', claimed: undefined },
    unlike,
    'claims',
  ],
  [
    'signed in our name by somebody else',
    { verdict: 'unknown', reason: 'unknown_signer', claimed: { ...ours, ours: false } },
    unlike,
    'claims',
  ],
  ['signed by another program', { verdict: 'unknown', reason: 'unknown_signer', claimed: theirs }, unlike, 'none'],
  ['without a word and nothing like ours', { verdict: 'unknown', reason: 'no_manifest' }, unlike, 'none'],
])('a file that is %s', (_what, found, recognised, verdict) => {
  expect(verdictFrom(found, recognised).verdict).toBe(verdict);
});

it('says when and how only of what is signed, and whether the picture could be compared', () => {
  expect(verdictFrom({ verdict: 'valid', ...ours }, undefined)).toEqual({
    verdict: 'intact',
    action: 'face_swapped',
    made_at: '2026-11-15T12:00:00.000Z',
    was_compared: true,
  });
  expect(verdictFrom({ verdict: 'unknown', reason: 'unreadable' }, { kind: 'unreadable' })).toEqual({
    verdict: 'none',
    action: null,
    made_at: null,
    was_compared: false,
  });
});
