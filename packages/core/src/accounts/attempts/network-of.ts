import { isIPv6 } from 'node:net';

/**
 * What is counted as one caller: an IPv4 address, or the /64 that one IPv6 subscriber owns (counting single addresses
 * there would count nothing).
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const groups = groupsOf(head);
  if (tail !== undefined) {
    const ending = groupsOf(tail);
    groups.push(...Array<string>(8 - groups.length - ending.length).fill('0'), ...ending);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** A dotted IPv4 ending stands for two groups, which are never among the first four that count. */
function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
