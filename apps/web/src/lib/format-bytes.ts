import { formatNumber } from './format-number.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** 84 MB; 0,4 MB below ten, where the whole number would say little. The limits are said in the same megabytes. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / megabyte;
  return `${formatNumber(megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes))} MB`;
}

/** What is too large beside its limit, as exact as it takes to tell the two apart: one byte over is over. */
export function overLimit(bytes: number, bytesMax: number): { size: string; max: string } {
  const max = formatBytes(bytesMax);
  for (const digits of [0, 1, 2]) {
    const size = `${formatNumber(Math.round((bytes / megabyte) * 10 ** digits) / 10 ** digits)} MB`;
    if (size !== max) return { size, max };
  }
  return { size: `${formatNumber(bytes)} bytes`, max: `${formatNumber(bytesMax)} bytes` };
}

/** A slow line is told in kilobytes: "0 MB" would say that it stands still. */
export function formatSpeed(bytesPerSecond: number): string {
  return bytesPerSecond < megabyte
    ? `${formatNumber(Math.round(bytesPerSecond / kilobyte))} KB`
    : formatBytes(bytesPerSecond);
}
