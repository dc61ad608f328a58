import { ensureWeights } from './weights.mjs';

/** What the tests of the benchmarks judge with; the product never has it. */
export default async function ensureMeasuringWeights() {
  await ensureWeights(['measuring']);
}
