/**
 * The middle one of the first `count` values (the upper one of two), which are reordered. Quickselect: sorting them
 * would cost ten times as much.
 */
export function quickMedian(values: Float32Array, count: number): number {
  const middle = count >> 1;
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1]!;
    let left = low;
    let right = high;
    while (left <= right) {
      while (values[left]! < pivot) left++;
      while (values[right]! > pivot) right--;
      if (left > right) break;
      const kept = values[left]!;
      values[left++] = values[right]!;
      values[right--] = kept;
    }
    if (middle <= right) high = right;
    else if (middle >= left) low = left;
    else break;
  }
  return values[middle]!;
}
