import { describe, expect, it } from 'vitest';
import { type Rotation, displayOfMatrix, matrixOfRotation } from './rotation.ts';

describe('the display matrix', () => {
  it.each([0, 90, 180, 270] satisfies Rotation[])('says %i degrees', (rotation) => {
    expect(displayOfMatrix(matrixOfRotation({ rotation, width: 640, height: 360 }))).toEqual({
      rotation,
      isMirrored: false,
    });
  });

  it('says that a picture is flipped', () => {
    const flipped = new Int32Array([-65_536, 0, 0, 0, 65_536, 0, 0, 0, 1 << 30]);
    expect(displayOfMatrix(new Uint8Array(flipped.buffer))).toEqual({ rotation: 180, isMirrored: true });
  });

  it('is upright when there is none or it makes no sense', () => {
    expect(displayOfMatrix(undefined)).toEqual({ rotation: 0, isMirrored: false });
    expect(displayOfMatrix(new Uint8Array(36))).toEqual({ rotation: 0, isMirrored: false });
    expect(displayOfMatrix(new Uint8Array(4))).toEqual({ rotation: 0, isMirrored: false });
  });
});
