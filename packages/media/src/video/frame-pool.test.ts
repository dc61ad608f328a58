import { describe, expect, it } from 'vitest';
import { AV_PIX_FMT_YUV420P, Frame } from './av.ts';
import { FramePool } from './frame-pool.ts';

function grey(level: number): Frame {
  const frame = new Frame();
  frame.alloc();
  Object.assign(frame, { width: 64, height: 32, format: AV_PIX_FMT_YUV420P });
  frame.getBuffer();
  for (const plane of frame.data ?? []) plane.fill(level);
  return frame;
}

describe('memory for frames', () => {
  it('holds a copy: painting it leaves the frame as it was', () => {
    const frame = grey(90);
    const { planes } = new FramePool().copyOf(frame);
    expect([planes.y[0], planes.u[0], planes.v[0]]).toEqual([90, 90, 90]);
    planes.y.fill(7);
    expect(frame.data![0]![0]).toBe(90);
  });

  it('is used again when it was given back', () => {
    const pool = new FramePool();
    const first = pool.copyOf(grey(1));
    pool.giveBack(first);
    const second = pool.copyOf(grey(2));
    expect(second.planes.y).toBe(first.planes.y);
    expect(second.planes.y[0]).toBe(2);
    expect(pool.copyOf(grey(3)).planes.y).not.toBe(second.planes.y);
  });

  it('is left to whoever still reads it', () => {
    const pool = new FramePool();
    const memory = pool.copyOf(grey(1));
    const encoders = new Frame();
    encoders.alloc();
    encoders.ref(memory.frame);
    pool.giveBack(memory);
    pool.copyOf(grey(2));
    expect(encoders.data![0]![0]).toBe(1);
    encoders.free();
  });

  it('is freed when it comes back to a closed pool', () => {
    const pool = new FramePool();
    const [idle, out] = [pool.copyOf(grey(1)), pool.copyOf(grey(2))];
    pool.giveBack(idle);
    pool.close();
    expect(idle.frame.data).toBeNull();
    expect(out.planes.y[0]).toBe(2);
    pool.giveBack(out);
    expect(out.frame.data).toBeNull();
  });
});
