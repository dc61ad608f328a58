/** Where traces go; undefined and nothing of them is loaded. */
export function tracesChoiceOf(env: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: Record<string, string> | undefined;
  OTEL_SERVICE_NAME?: string | undefined;
  ROLE: string;
}) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: env.OTEL_SERVICE_NAME ?? `semblante-${env.ROLE}`,
  };
}

/** As OpenTelemetry writes them in one value: `name=value,name=value`, each value percent-encoded. */
export function headersOfText(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return [name.trim(), decodeURIComponent(rest.join('=').trim())] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}
