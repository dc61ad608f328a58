/** A provider's page is https; only our own, where the sandbox is, may be what we are. Anything else is not gone to. */
export function findPaymentAddress(given: string | undefined, origin: string): string | undefined {
  if (given === undefined || !URL.canParse(given, origin)) return undefined;
  const address = new URL(given, origin);
  return address.protocol === 'https:' || address.origin === origin ? address.href : undefined;
}
