import { describe, expect, it } from 'vitest';
import { eyeOf } from '../geometry/eye.ts';
import type { FaceMesh } from '../geometry/canonical-face.ts';
import { shapeOf } from './mesh-parts.ts';
import { smoothMesh, smoothingRadius } from './smooth-mesh.ts';
import { stagedMesh } from './staged-sight.ts';

const faceWidth = 80;
const nose = 3;

/** Repeatable noise of half a percent of the face width. */
function withNoise(mesh: FaceMesh, seed: number): FaceMesh {
  return mesh.map((value, i) => value + 0.4 * Math.sin(12.9 * i + 78.2 * seed) * Math.sin(37.7 * seed + i));
}

function smoothAll(meshes: readonly (FaceMesh | undefined)[]): (Float32Array | undefined)[] {
  const shaped = meshes.map((mesh) => mesh && { mesh, shape: shapeOf(mesh) });
  return shaped.map((centre, i) => centre && smoothMesh((offset) => shaped[i + offset], { fps: 30 }));
}

const clip = (length: number, meshAt: (frame: number) => FaceMesh) =>
  Array.from({ length }, (_, frame) => meshAt(frame));
const swaying = (frame: number) => 300 + 40 * Math.sin(frame / 5);

/** Mean second difference of the nose tip's distance to its true path. */
function jitter(meshes: readonly (FaceMesh | undefined)[], path: (frame: number) => number): number {
  const off = meshes.map((mesh, frame) => mesh![nose]! - path(frame));
  const bends = off.slice(1, -1).map((value, i) => Math.abs(off[i]! + off[i + 2]! - 2 * value));
  return bends.reduce((sum, bend) => sum + bend, 0) / bends.length;
}

describe('a smoothed face', () => {
  const noisy = clip(40, (frame) => withNoise(stagedMesh({ who: 'ana', x: swaying(frame), y: 180 }), frame));

  it('jitters less than a third as much as the raw one', () => {
    expect(jitter(smoothAll(noisy), swaying)).toBeLessThan(jitter(noisy, swaying) / 3);
  });

  it('is calm when it rests, though only every third frame was measured', () => {
    let state = 7;
    const noise = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
    const measured = clip(15, () => stagedMesh({ who: 'ana', x: 300, y: 180 }).map((value) => value + noise()));
    const resting = clip(40, (frame) =>
      measured[Math.floor(frame / 3)]!.map(
        (value, i) => value + ((frame % 3) / 3) * (measured[Math.floor(frame / 3) + 1]![i]! - value),
      ),
    );
    expect(jitter(smoothAll(resting), () => 300)).toBeLessThan(0.6 * jitter(resting, () => 300));
  });

  it('does not follow a mesh that swings there and back, as behind a passing hand, but stops with the head', () => {
    const swing = [3, -3.5, 4, -3];
    const swinging = smoothAll(
      clip(40, (frame) => stagedMesh({ who: 'ana', x: 300 + (swing[frame - 18] ?? 0), y: 180 })),
    );
    const noseAt = stagedMesh({ who: 'ana', x: 300, y: 180 })[nose]!;
    for (const mesh of swinging) expect(Math.abs(mesh![nose]! - noseAt)).toBeLessThan(1.2);
    const way = (frame: number) => 300 + 4 * Math.min(frame, 20);
    for (const [frame, mesh] of smoothAll(clip(40, (at) => stagedMesh({ who: 'ana', x: way(at), y: 180 }))).entries()) {
      expect(Math.abs(mesh![nose]! - noseAt - way(frame) + 300) / faceWidth).toBeLessThan(0.012);
    }
  });

  it('neither lags behind a swaying head nor cuts its corners', () => {
    const clean = clip(40, (frame) => stagedMesh({ who: 'ana', x: swaying(frame), y: 180 }));
    const noseAt = clean[0]![nose]! - swaying(0);
    for (const [frame, mesh] of smoothAll(clean).entries())
      expect(Math.abs(mesh![nose]! - swaying(frame) - noseAt) / faceWidth).toBeLessThan(0.004);
  });

  it('keeps a blink as deep and as short as it was', () => {
    const blinking = (frame: number) => (frame === 20 ? 0.1 : frame === 19 || frame === 21 ? 0.5 : 1);
    const clean = clip(40, (frame) => stagedMesh({ who: 'ana', x: 300, y: 180, open: blinking(frame) }));
    const openings = smoothAll(clean).map((mesh) => eyeOf(mesh!, 0).opening);
    for (const frame of [16, 18, 19, 20, 21, 22, 24])
      expect(openings[frame]! / openings[5]!).toBeCloseTo(blinking(frame), 1);
  });

  it('takes nothing from beyond a gap', () => {
    const meshes: (FaceMesh | undefined)[] = clip(20, (frame) =>
      stagedMesh({ who: 'ana', x: frame < 10 ? 100 : 400, y: 180 }),
    );
    meshes[10] = undefined;
    const smoothed = smoothAll(meshes);
    expect(smoothed[9]![nose]).toBeCloseTo(meshes[9]![nose]!, 3);
    expect(smoothed[11]![nose]).toBeCloseTo(meshes[11]![nose]!, 3);
  });

  it('stays as it is when it is alone or has two neighbours only', () => {
    for (const length of [1, 2, 3]) {
      const meshes = clip(length, (frame) => withNoise(stagedMesh({ who: 'ana', x: 300 + 7 * frame, y: 180 }), frame));
      for (const [frame, mesh] of smoothAll(meshes).entries())
        expect(mesh![nose]).toBeCloseTo(meshes[frame]![nose]!, 2);
    }
  });

  it('asks for no more than eight frames on either side', () => {
    const asked: number[] = [];
    smoothMesh(
      (offset) => {
        asked.push(offset);
        return { mesh: noisy[0]!, shape: shapeOf(noisy[0]!) };
      },
      { fps: 30 },
    );
    expect(Math.max(...asked.map(Math.abs))).toBe(smoothingRadius);
  });
});
