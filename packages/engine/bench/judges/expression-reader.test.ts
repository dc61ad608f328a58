import { beforeAll, describe, expect, it } from 'vitest';
import { drawnShot } from '../testing/drawn-shot.ts';
import { openExpressionReader, type ExpressionReader } from './expression-reader.ts';

let reader: ExpressionReader;
beforeAll(async () => {
  reader = await openExpressionReader();
});

const read = (performance: Parameters<typeof drawnShot>[1]) => {
  const { picture, face } = drawnShot('ana', performance);
  return reader.read(picture, face);
};

describe('the expression of a drawn face', () => {
  it('has open eyes, a closed mouth and a straight gaze at rest', async () => {
    const { blink, gaze, jawOpen } = await read({});
    expect(Math.max(blink.left, blink.right)).toBeLessThan(0.15);
    expect(jawOpen).toBeLessThan(0.05);
    expect(Math.abs(gaze.left.out)).toBeLessThan(0.2);
  });

  it('has its eyes shut when the lids are drawn shut', async () => {
    const { blink } = await read({ expression: { blinkLeft: 1, blinkRight: 1 } });
    expect(Math.min(blink.left, blink.right)).toBeGreaterThan(0.4);
  });

  it("has the person's own left eye shut when that one winks", async () => {
    const { blink } = await read({ expression: { blinkLeft: 1 } });
    expect(blink.left).toBeGreaterThan(blink.right + 0.25);
  });

  it('looks where the irises are drawn', async () => {
    // To the right of the picture is outwards for the person's left eye.
    expect((await read({ gaze: { yaw: 20 } })).gaze).toMatchObject({
      left: { out: expect.closeTo(0.7, 0) },
      right: { out: expect.closeTo(-0.7, 0) },
    });
    expect((await read({ gaze: { pitch: 15 } })).gaze.left.up).toBeGreaterThan((await read({})).gaze.left.up + 0.15);
  });

  it('has its jaw down when the mouth is drawn open', async () => {
    expect((await read({ expression: { mouthOpen: 1 } })).jawOpen).toBeGreaterThan(0.3);
  });
});
