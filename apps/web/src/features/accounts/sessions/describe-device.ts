export interface Device {
  kind: 'phone' | 'computer';
  browser: string | undefined;
  system: string | undefined;
}

type Sign = readonly [name: string, pattern: RegExp];

// The order matters: nearly every browser also claims to be Chrome and Safari, and Android also claims to be Linux.
const browsers: readonly Sign[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];

const systems: readonly Sign[] = [
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const phone = /\b(Android|iPhone|iPad|Mobile)\b/;

function findSign(signs: readonly Sign[], userAgent: string): string | undefined {
  return signs.find(([, pattern]) => pattern.test(userAgent))?.[0];
}

/** Good enough for a person to recognise their own device; nothing is decided by it. */
export function describeDevice(userAgent: string | null): Device {
  const said = userAgent ?? '';
  return {
    kind: phone.test(said) ? 'phone' : 'computer',
    browser: findSign(browsers, said),
    system: findSign(systems, said),
  };
}
