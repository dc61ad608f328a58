// Kernels of the compositor (src/swap). Addresses are bytes in the shared memory; every buffer is padded, see
// src/kernels/heap.ts.
export { faceCamera } from './composite/mesh';
export { orderTriangles, rasterise } from './composite/raster';
export { halveLuma, sampleCells, middleOf, layMask, weighCells, meansOf, softenCells, blurCells, lightCells, maskField } from './composite/light';
export { mixPlanes, raiseDetail, grainOf, blendChroma, blendLuma } from './composite/blend';
