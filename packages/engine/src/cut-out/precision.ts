import type { Precision } from './weights/rewrite-onnx.ts';

/**
 * Which numbers ISNet is run with. The package has halves; we run singles on every processor, because memory decides: a child may take 1.8 GB, and with halves a picture of 25 megapixels
 * took 1.78 of it on arm64 (1.18 with singles).
 * x64 has no kernels for halves in ONNX Runtime and casts around layers: on a Sapphire Rapids Xeon both are as fast within the noise (by turns: single 3.19, half 3.25 CPU s), the network alone takes 1.05 and 1.43 GB.
 * arm64 has them: on a busy Neoverse N1 8.5 CPU s with halves and 1.46 GB, 12 s and 0.8 GB with singles. Alphas differ by 0.0001.
 */
export const isnetPrecision = 'single' satisfies Precision;
