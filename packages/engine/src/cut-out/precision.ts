import { arch } from 'node:process';
import type { Precision } from './weights/rewrite-onnx.ts';

/**
 * Which numbers ISNet is run with on this processor. x64 has no kernels for halves in ONNX Runtime: it casts around layers. Measured on a Sapphire
 * Rapids Xeon (which even has AVX512-FP16): as fast within the noise of the machine (by turns: single 3.19, half 3.25 CPU s; alone 2.6 and 2.9),
 * but single takes 1.05 GB and half 1.43 GB. Alphas differ by 0.0001.
 * Others (arm64 has kernels for halves) were not measured and keep the precision the network is published in, at half the size on disk.
 */
export function choosePrecision(processor: string = arch): Precision {
  return processor === 'x64' ? 'single' : 'half';
}
