// Kernels of the compositor (src/swap). Addresses are bytes in the shared memory; every buffer is padded, see src/kernels/heap.ts.
export { faceCamera } from './composite/mesh';
export { orderTriangles, rasterise } from './composite/raster';
export { lookThrough } from './composite/eye';
export { halveLuma, sampleCells, middleOf, layMask, weighCells, meansOf, softenCells, blurCells, lightCells, maskField } from './composite/light';
export { mixPlanes, grainOf, warpChroma, warpLuma, blendPlane } from './composite/warp';
