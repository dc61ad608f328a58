import { scene, type Scene, type SceneName } from '@semblante/actors';
import { describe, expect, it } from 'vitest';
import { facingOf } from '@semblante/vision/geometry';
import { Heap } from '@semblante/media/kernels';
import { withHalvedChroma, yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import { meshOfTruth } from '@semblante/vision/testing';
import { buildPersonTexture } from './build-person-texture.ts';
import { CoverMemory } from './cover-memory.ts';
import { OcclusionMasker } from './occlusion-masker.ts';
import { sampleTexture } from './sample-texture.ts';
import { fullTexels } from './texel-table.ts';

interface Shot {
  picture: YuvPicture;
  mesh: Float32Array;
  occluder: Uint8Array;
}

const staged = (name: SceneName): Scene => scene(name, { width: 320, height: 180, fps: 10, textureSize: 256 });

function shotOf(clip: Scene, index: number): Shot {
  const { rgb, truth } = clip.frameAt(index);
  const { width, height } = clip;
  const picture = withHalvedChroma(yuvFromRgb(rgb, { width, height, colour: { range: 'limited', matrix: 'bt601' } }));
  return { picture, mesh: meshOfTruth(truth.people[0]!), occluder: truth.occluderMask };
}

/** A masker that knows the person from the given frames. */
function maskerFrom(clip: Scene, known: readonly number[]): OcclusionMasker {
  const samples = known.map((index) => shotOf(clip, index)).map(({ picture, mesh }) => sampleTexture(picture, mesh));
  return new OcclusionMasker(new Heap(), buildPersonTexture(samples));
}

const every = (step: number, { from = 0, to }: { from?: number; to: number }): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

/** Texels that face the camera and whether the hand is before them. */
function truthOf({ picture, mesh, occluder }: Shot): { at: number; isCovered: boolean }[] {
  const facing = facingOf(mesh);
  const texels: { at: number; isCovered: boolean }[] = [];
  for (let i = 0; i < fullTexels.count; i++) {
    let [x, y, towards] = [0, 0, 0];
    for (let corner = 3 * i; corner < 3 * i + 3; corner++) {
      const vertex = fullTexels.vertex[corner]!;
      x += fullTexels.weight[corner]! * mesh[3 * vertex]!;
      y += fullTexels.weight[corner]! * mesh[3 * vertex + 1]!;
      towards += fullTexels.weight[corner]! * facing[vertex]!;
    }
    if (towards < 0.25) continue;
    texels.push({
      at: fullTexels.texel[i]!,
      isCovered: occluder[Math.floor(y) * picture.width + Math.floor(x)]! > 127,
    });
  }
  return texels;
}

const isMasked = (opacities: Float32Array, at: number): boolean => opacities[at]! < 0.5;

describe('a hand before the face', () => {
  const clip = staged('covered');
  const bareFrames = [0, 2, 4, 6, 45, 47, 49];
  const masker = maskerFrom(clip, bareFrames);

  it('stays before it', () => {
    let [both, covered, masked] = [0, 0, 0];
    for (const index of [18, 23, 28, 33]) {
      const shot = shotOf(clip, index);
      const mask = new CoverMemory(new Heap()).add(masker.mask(shot.picture, shot.mesh))!;
      for (const { at, isCovered } of truthOf(shot)) {
        if (isCovered) covered++;
        if (isMasked(mask, at)) masked++;
        if (isCovered && isMasked(mask, at)) both++;
      }
    }
    expect(covered).toBeGreaterThan(8000);
    expect(both / covered).toBeGreaterThan(0.85);
    expect(both / masked).toBeGreaterThan(0.6);
  });

  it('leaves no mask before it comes and after it has gone', () => {
    for (const index of [1, 5, 46, 48]) {
      const { picture, mesh } = shotOf(clip, index);
      expect(masker.mask(picture, mesh), `frame ${index}`).toBeUndefined();
    }
  });

  it('gives the same mask again, whatever was seen in between', () => {
    const shot = shotOf(clip, 27);
    const first = Buffer.from(masker.mask(shot.picture, shot.mesh)!.buffer);
    const other = shotOf(clip, 33);
    masker.mask(other.picture, other.mesh);
    expect(Buffer.compare(Buffer.from(masker.mask(shot.picture, shot.mesh)!.buffer), first)).toBe(0);
    expect(Buffer.compare(Buffer.from(maskerFrom(clip, bareFrames).mask(shot.picture, shot.mesh)!.buffer), first)).toBe(
      0,
    );
  });
});

describe('a face with nothing before it has no mask', () => {
  const clean: { name: SceneName; while: string }[] = [
    { name: 'turning', while: 'it turns to the side' },
    { name: 'nodding', while: 'it looks up and down' },
    { name: 'speech', while: 'it speaks' },
    { name: 'blink', while: 'it blinks and winks' },
    { name: 'light', while: 'the light wanders and fades' },
    { name: 'glasses', while: 'it wears glasses and turns' },
  ];
  it.each(clean)('while $while', ({ name }) => {
    const clip = staged(name);
    const masker = maskerFrom(clip, every(10, { to: clip.frames }));
    for (const index of every(10, { from: 5, to: clip.frames })) {
      const { picture, mesh } = shotOf(clip, index);
      expect(masker.mask(picture, mesh), `frame ${index}`).toBeUndefined();
    }
  });
});
