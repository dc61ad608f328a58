import { describe, expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const edgeOnWindows = `${chromeOnWindows} Edg/126.0.0.0`;
const safariOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const samsung =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36';
const firefoxOnLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';

describe('the name of a device in the list of sessions', () => {
  it.each([
    [chromeOnWindows, { kind: 'computer', browser: 'Chrome', system: 'Windows' }],
    [edgeOnWindows, { kind: 'computer', browser: 'Edge', system: 'Windows' }],
    [safariOnPhone, { kind: 'phone', browser: 'Safari', system: 'iOS' }],
    [samsung, { kind: 'phone', browser: 'Samsung Internet', system: 'Android' }],
    [firefoxOnLinux, { kind: 'computer', browser: 'Firefox', system: 'Linux' }],
  ])('reads %s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toEqual(device);
  });

  it.each([null, '', 'curl/8.5.0'])('admits that it does not know %s', (userAgent) => {
    expect(describeDevice(userAgent)).toEqual({ kind: 'computer', browser: undefined, system: undefined });
  });
});
