import { describe, expect, it } from 'vitest';
import { FrameQueue } from './frame-queue.ts';

describe('the queue between two stages', () => {
  it('keeps the order and ends', async () => {
    const queue = new FrameQueue<number>(2);
    const giving = (async () => {
      for (let i = 0; i < 5; i++) await queue.give(i);
      queue.end();
    })();
    const taken: number[] = [];
    for (let item = await queue.take(); item !== undefined; item = await queue.take()) taken.push(item);
    await giving;
    expect(taken).toEqual([0, 1, 2, 3, 4]);
  });

  it('lets the giver wait while it is full', async () => {
    const queue = new FrameQueue<number>(1);
    await queue.give(1);
    let isGiven = false;
    const giving = queue.give(2).then(() => (isGiven = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isGiven).toBe(false);
    expect(await queue.take()).toBe(1);
    await giving;
    expect(isGiven).toBe(true);
  });

  it('hands a failure on', async () => {
    const queue = new FrameQueue<number>(1);
    const taking = queue.take();
    queue.fail(new Error('no more'));
    await expect(taking).rejects.toThrow('no more');
    await expect(queue.give(1)).rejects.toThrow('no more');
  });

  it('gives back what nobody took and tells a waiting giver', async () => {
    const queue = new FrameQueue<number>(1);
    await queue.give(1);
    const giving = queue.give(2);
    expect(queue.stop()).toEqual([1]);
    expect(await giving).toBe(false);
    expect(await queue.give(3)).toBe(false);
    expect(await queue.take()).toBeUndefined();
  });
});
