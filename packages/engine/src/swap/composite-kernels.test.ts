import { expect, it } from 'vitest';
import { Heap, nowhere, type Address } from '@semblante/media/kernels';
import { compositeKernels, type PlaneAddresses } from './composite-kernels.ts';

const { blendLuma, blendChroma, rasterise, weighCells } = compositeKernels(new Heap());
const planesOf = <Of extends string>(): PlaneAddresses<Of> => ({ y: nowhere, u: nowhere, v: nowhere });
const [own, { y, u, v }, out] = [planesOf<'texture'>(), planesOf<'target'>(), planesOf<'result'>()];
const map: Address<'map'> = nowhere;
const gains: Address<'gains'> = nowhere;
const seen: Address<'visible'> = nowhere;
const grain: Address<'grain'> = nowhere;
const field: Address<'field'> = nowhere;
const place: Address<'field place'> = nowhere;
const triangles: Address<'triangles'> = nowhere;
const order: Address<'order'> = nowhere;
const vertices: Address<'vertices'> = nowhere;
const limits: Address<'limits'> = nowhere;
const samples: Address<'samples'> = nowhere;
const statics: Address<'statics'> = nowhere;
const bare: Address<'bare cells'> = nowhere;
const model: Address<'numbers'> = nowhere;
const luma: Address<'luma cells'> = nowhere;
const chroma: Address<'chroma cells'> = nowhere;
const visible: Address<'visible cells'> = nowhere;

it('is declared with as many parameters as were compiled', () => {
  expect(blendLuma).toHaveLength(15 satisfies Parameters<typeof blendLuma>['length']);
  expect(blendChroma).toHaveLength(17 satisfies Parameters<typeof blendChroma>['length']);
  expect(rasterise).toHaveLength(10 satisfies Parameters<typeof rasterise>['length']);
  expect(weighCells).toHaveLength(8 satisfies Parameters<typeof weighCells>['length']);
});

// Never called: `npm run check` fails where a marked line compiles, or one without a mark does not.
it('takes no address where another one belongs', () => {
  const luminous = [
    () => blendLuma(0, 0, 0, map, 0, own.y, 0, gains, seen, 0, 0, y, grain, 0, out.y),
    // @ts-expect-error gains and visibility
    () => blendLuma(0, 0, 0, map, 0, own.y, 0, seen, gains, 0, 0, y, grain, 0, out.y),
    // @ts-expect-error target and result
    () => blendLuma(0, 0, 0, map, 0, own.y, 0, gains, seen, 0, 0, out.y, grain, 0, y),
    // @ts-expect-error the map and the number beside it
    () => blendLuma(0, 0, 0, 6, map, own.y, 0, gains, seen, 0, 0, y, grain, 0, out.y),
    // @ts-expect-error a plain number
    () => blendLuma(0, 0, 0, map, 0, own.y, 0, 4096, seen, 0, 0, y, grain, 0, out.y),
    // @ts-expect-error a sum, which is a plain number
    () => blendLuma(0, 0, 0, map, 0, own.y, 0, gains + 64, seen, 0, 0, y, grain, 0, out.y),
  ];
  const colourful = [
    () => blendChroma(0, 0, 0, map, 0, own.u, own.v, 0, field, 0, place, u, v, out.u, out.v, gains, seen),
    // @ts-expect-error u and v of the texture
    () => blendChroma(0, 0, 0, map, 0, own.v, own.u, 0, field, 0, place, u, v, out.u, out.v, gains, seen),
    // @ts-expect-error the field and its place
    () => blendChroma(0, 0, 0, map, 0, own.u, own.v, 0, place, 0, field, u, v, out.u, out.v, gains, seen),
    // @ts-expect-error u and v of the target
    () => blendChroma(0, 0, 0, map, 0, own.u, own.v, 0, field, 0, place, v, u, out.u, out.v, gains, seen),
    // @ts-expect-error u of target and result
    () => blendChroma(0, 0, 0, map, 0, own.u, own.v, 0, field, 0, place, out.u, v, u, out.v, gains, seen),
    // @ts-expect-error u and v of the result
    () => blendChroma(0, 0, 0, map, 0, own.u, own.v, 0, field, 0, place, u, v, out.v, out.u, gains, seen),
    // @ts-expect-error gains and visibility
    () => blendChroma(0, 0, 0, map, 0, own.u, own.v, 0, field, 0, place, u, v, out.u, out.v, seen, gains),
  ];
  const others = [
    () => rasterise(triangles, order, 0, vertices, 0, 0, 0, 0, limits, map),
    // @ts-expect-error triangles and their order
    () => rasterise(order, triangles, 0, vertices, 0, 0, 0, 0, limits, map),
    // @ts-expect-error limits and map
    () => rasterise(triangles, order, 0, vertices, 0, 0, 0, 0, map, limits),
    () => weighCells(samples, statics, bare, model, 0, luma, chroma, visible),
    // @ts-expect-error samples and statics
    () => weighCells(statics, samples, bare, model, 0, luma, chroma, visible),
    // @ts-expect-error luma and chroma
    () => weighCells(samples, statics, bare, model, 0, chroma, luma, visible),
    // @ts-expect-error the mask and what became visible
    () => weighCells(samples, statics, visible, model, 0, luma, chroma, bare),
  ];
  expect([...luminous, ...colourful, ...others]).toHaveLength(20);
});
