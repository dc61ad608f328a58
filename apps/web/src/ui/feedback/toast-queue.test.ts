import { describe, expect, it } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

function startQueue() {
  const presented: { id: string; text: string; durationMs: number }[] = [];
  const queue = createToastQueue({ shownMax: 3, visibleMs: 4000, present: (shown) => presented.push(shown) });
  const say = (...texts: string[]) => texts.forEach((text) => queue.add({ kind: 'info', text }));
  return { queue, presented, say, texts: () => presented.map(({ text }) => text) };
}

describe('toasts', () => {
  it('shows three at once and lets the rest wait their turn', () => {
    const { queue, presented, say, texts } = startQueue();
    queue.open();
    say('a', 'b', 'c', 'd', 'e');
    expect(texts()).toEqual(['a', 'b', 'c']);
    queue.settle(presented[1]?.id ?? '');
    expect(texts()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('gives the freed place only once when a toast leaves twice', () => {
    const { queue, presented, say, texts } = startQueue();
    queue.open();
    say('a', 'b', 'c', 'd', 'e');
    queue.settle(presented[0]?.id ?? '');
    queue.settle(presented[0]?.id ?? '');
    expect(texts()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps what was said before there was a screen', () => {
    const { queue, say, texts } = startQueue();
    say('early');
    expect(texts()).toEqual([]);
    queue.open();
    expect(texts()).toEqual(['early']);
  });

  it('does not queue the same sentence twice', () => {
    const { queue, presented, say, texts } = startQueue();
    queue.open();
    say('a', 'b', 'c', 'again', 'again');
    presented.slice(0, 3).forEach(({ id }) => queue.settle(id));
    expect(texts()).toEqual(['a', 'b', 'c', 'again']);
  });

  it('does not stack what is on the screen already: it stays for its time once more', () => {
    const { queue, presented, say } = startQueue();
    queue.open();
    say('CPF inválido.', 'CPF inválido.');
    expect(new Set(presented.map(({ id }) => id)).size).toBe(1);
  });

  it('takes no toast away while one has the focus', () => {
    const { queue, presented, say } = startQueue();
    queue.open();
    say('a');
    queue.hold();
    say('b');
    expect(presented.map(({ durationMs }) => durationMs)).toEqual([4000, Infinity, Infinity]);
    queue.letGo();
    expect(presented.slice(3).map(({ text, durationMs }) => [text, durationMs])).toEqual([
      ['a', 4000],
      ['b', 4000],
    ]);
  });
});
