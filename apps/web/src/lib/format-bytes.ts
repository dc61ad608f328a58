import { formatNumber } from './format-number.ts';

const megabyte = 1024 * 1024;

/** 84 MB; 0,4 MB below ten, where the whole number would say little. The limits are said in the same megabytes. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / megabyte;
  return `${formatNumber(megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes))} MB`;
}
