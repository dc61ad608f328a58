import { expect, it } from 'vitest';
import { isLip, unwrappedCoordinates } from '@semblante/vision/geometry';
import type { SourceFace } from '../photo/source-face.ts';
import { spreadOverFace, unwrapTable } from '../photo/unwrap-table.ts';
import { photoBeardOf } from './photo-beard.ts';
import { shavenOf } from './source-cells.ts';

const side = 160;
const cells = 48;
const black = 16;
const noseBase = unwrappedCoordinates[2 * 2 + 1]!;
const lips = spreadOverFace(unwrapTable(side), isLip);
const [cheek, chinPlace, moustachePlace] = [50, 199, 164] as const;

/** Skin with a little grain, and below the nose what `lower` makes of it. */
function photoWith(
  lower: (skin: readonly [number, number, number], at: number) => readonly [number, number, number],
  smile = 0.6,
): SourceFace {
  const texels = Array.from({ length: side * side }, (_, at) => {
    const skin = [150 + 3 * Math.sin(13 * at), 116, 146] as const;
    return Math.floor(at / side) / side > noseBase && lips[at]! < 0.5 ? lower(skin, at) : skin;
  });
  const planes = [0, 1, 2].map((plane) => Float32Array.from(texels, (texel) => texel[plane]!));
  return { mips: [{ width: side, height: side, scale: 1, planes }], black, smile } as unknown as SourceFace;
}

const at = (map: Float32Array, vertex: number) =>
  map[
    Math.floor(unwrappedCoordinates[2 * vertex + 1]! * cells) * cells +
      Math.floor(unwrappedCoordinates[2 * vertex]! * cells)
  ]!;
const strands = (texel: number) => (texel % 3 === 0 ? 45 : 75);

it('tells a dark beard, and where it is', () => {
  const beard = photoBeardOf(
    photoWith((_, texel) => [strands(texel), 126, 131]),
    cells,
  );
  expect(at(beard, chinPlace)).toBeGreaterThan(0.9);
  expect(at(beard, moustachePlace)).toBeGreaterThan(0.5);
  expect(at(beard, cheek)).toBe(0);
});

it('tells a grey beard, which is as bright as skin and has no colour', () => {
  const beard = photoBeardOf(
    photoWith(([luma], texel) => [luma - 25 + 0.5 * strands(texel), 127, 129]),
    cells,
  );
  expect(at(beard, chinPlace)).toBeGreaterThan(0.9);
});

it('tells a moustache, and leaves the shaven jaw under it', () => {
  const mouth = unwrappedCoordinates[1]!;
  const beard = photoBeardOf(
    photoWith((skin, texel) =>
      Math.floor(texel / side) / side < mouth && Math.abs((texel % side) / side - 0.5) < 0.12
        ? [strands(texel), 126, 131]
        : skin,
    ),
    cells,
  );
  expect(at(beard, moustachePlace)).toBeGreaterThan(0.5);
  expect(at(beard, chinPlace)).toBe(0);
});

it('follows the ends of a moustache down beside the mouth, and leaves the cheek beside one that has none', () => {
  const besideMouth = 106;
  const [x, y] = [unwrappedCoordinates[2 * besideMouth]!, unwrappedCoordinates[2 * besideMouth + 1]!];
  const reachOf = (width: number) =>
    photoBeardOf(
      photoWith((skin, texel) =>
        Math.floor(texel / side) / side < y + 0.03 && Math.abs((texel % side) / side - 0.5) < width
          ? [strands(texel), 126, 131]
          : skin,
      ),
      cells,
    );
  expect(at(reachOf(0.5 - x + 0.03), besideMouth)).toBeGreaterThan(0.6);
  expect(at(reachOf(0.08), besideMouth)).toBeLessThan(0.5);
});

it('takes neither smooth skin nor its shade for a beard', () => {
  expect(
    photoBeardOf(
      photoWith((skin) => skin),
      cells,
    ).every((share) => share === 0),
  ).toBe(true);
  expect(
    photoBeardOf(
      photoWith(([luma, u, v]) => [0.82 * luma, u, v]),
      cells,
    ).every((share) => share === 0),
  ).toBe(true);
});

it('says of each vertex whether it lies in the beard, so that no fold of a smile is looked for there', () => {
  const beard = photoBeardOf(
    photoWith((_, texel) => [strands(texel), 126, 131]),
    cells,
  );
  const shaven = shavenOf({ beard });
  expect(shaven[chinPlace]).toBeLessThan(0.1);
  expect(shaven[cheek]).toBe(1);
});

it('takes the folds of a broad smile under a shaven lip for no beard, and keeps the beard of one who laughs', () => {
  const mouth = unwrappedCoordinates[1]!;
  const dark = (skin: readonly [number, number, number], texel: number): readonly [number, number, number] =>
    Math.floor(texel / side) / side < mouth ? skin : [skin[0] - 52 + 0.3 * strands(texel), 121, 138];
  expect(at(photoBeardOf(photoWith(dark), cells), chinPlace)).toBeGreaterThan(0.9);
  expect(at(photoBeardOf(photoWith(dark, 0.9), cells), chinPlace)).toBeLessThan(0.1);
  const bearded = photoWith((_, texel) => [strands(texel), 126, 131], 0.9);
  expect(at(photoBeardOf(bearded, cells), chinPlace)).toBeGreaterThan(0.9);
});
