import type { Precision } from './weights/rewrite-onnx.ts';

/**
 * Which numbers ISNet is run with: singles on every processor, because memory decides and time differs little.
 * Measured on x64 and arm64: docs/engine/constants/cut-out.md#precision-of-isnet.
 */
export const isnetPrecision = 'single' satisfies Precision;
