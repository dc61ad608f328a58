import { readdirSync, readFileSync } from 'node:fs';

/** The process that a wrapper started, as this process numbers it; undefined while there is none. */
export function findInnerProcess(wrapper: number): number | undefined {
  return childrenOf(wrapper)[0];
}

function childrenOf(pid: number): number[] {
  try {
    return numbersIn(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
  } catch {
    return listChildren(pid);
  }
}

/** Where the kernel keeps no list of children. */
function listChildren(parent: number): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && parentOf(pid) === parent);
  } catch {
    return [];
  }
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

const numbersIn = (text: string) =>
  text
    .split(' ')
    .map(Number)
    .filter((number) => number > 0);
