export interface Cost {
  /** Of all threads of this process: decoder, encoder, networks and JavaScript. */
  cpuMs: number;
  wallMs: number;
}

export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const cpu = process.cpuUsage();
  const wall = performance.now();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - wall };
}

export const sumOf = (a: Cost, b: Cost): Cost => ({ cpuMs: a.cpuMs + b.cpuMs, wallMs: a.wallMs + b.wallMs });

export const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const rounded = (value: number, digits = 3): number => Number(value.toFixed(digits));
