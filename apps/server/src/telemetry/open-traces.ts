import { noTraces, type Traces } from './traces.ts';

/** The SDK takes a tenth of a second and more to load: only where somebody takes traces. */
export async function openTraces(
  config: { endpoint: string; headers: Record<string, string>; serviceName: string } | undefined,
): Promise<Traces> {
  if (!config) return noTraces;
  const { createOtlpTraces } = await import('./otlp-traces.ts');
  return createOtlpTraces(config);
}
