// Rows of a PNG, before they are deflated.

// @ts-nocheck AssemblyScript, not TypeScript

@inline function predicted(left: v128, up: v128, corner: v128): v128 {
  const fromLeft = i16x8.abs(i16x8.sub(up, corner));
  const fromUp = i16x8.abs(i16x8.sub(left, corner));
  const fromCorner = i16x8.abs(i16x8.sub(i16x8.add(left, up), i16x8.add(corner, corner)));
  const isLeft = v128.and(i16x8.le_s(fromLeft, fromUp), i16x8.le_s(fromLeft, fromCorner));
  return v128.bitselect(left, v128.bitselect(up, corner, i16x8.le_s(fromUp, fromCorner)), isLeft);
}

@inline function eight(at: usize): v128 {
  return v128.load8x8_u(at);
}

/**
 * Paeth's filter: each byte less what its neighbours to the left and above suggest. `source` begins with the row above the first one; there
 * are `pixelBytes` bytes of nothing before each row of it, so that the leftmost pixel has a neighbour too. Reads and
 * writes up to seven bytes past a row's end: rows are done from top to bottom, and the last one has room after it.
 */
export function filterRows(source: usize, rowBytes: i32, pixelBytes: i32, rows: i32, target: usize): void {
  const stride = pixelBytes + rowBytes;
  for (let y = 0; y < rows; y++) {
    const above = source + y * stride + pixelBytes;
    const row = above + stride;
    const to = target + y * (rowBytes + 1);
    store<u8>(to, 4);
    for (let x = 0; x < rowBytes; x += 8) {
      const guess = predicted(eight(row + x - pixelBytes), eight(above + x), eight(above + x - pixelBytes));
      const rest = v128.and(i16x8.sub(eight(row + x), guess), i16x8.splat(255));
      v128.store64_lane(to + 1 + x, i8x16.narrow_i16x8_u(rest, rest), 0);
    }
  }
}

@inline function lanesOf(sums: v128): u32 {
  return <u32>(i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2) + i32x4.extract_lane(sums, 3));
}

/** Adler's sum goes on over these bytes. */
export function adler(sum: u32, at: usize, bytes: i32): u32 {
  let low = sum & 0xffff;
  let high = sum >> 16;
  const end = at + bytes;
  while (at < end) {
    // So many sums stay below 2^32.
    const stop = min(end, at + 5536);
    // Sums of this stretch: of its bytes, of those sums before each step, and of bytes by how many of the sums in their
    // own step they are in.
    let plain = i32x4.splat(0);
    let before = i32x4.splat(0);
    let within = i32x4.splat(0);
    const steps = <u32>(stop - at) >> 4;
    for (let step: u32 = 0; step < steps; step++) {
      const bytes16 = v128.load(at);
      before = i32x4.add(before, plain);
      plain = i32x4.add(plain, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes16)));
      const early = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(bytes16), i16x8(16, 15, 14, 13, 12, 11, 10, 9));
      const late = i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(bytes16), i16x8(8, 7, 6, 5, 4, 3, 2, 1));
      within = i32x4.add(within, i32x4.add(early, late));
      at += 16;
    }
    high += 16 * (steps * low + lanesOf(before)) + lanesOf(within);
    low += lanesOf(plain);
    while (at < stop) {
      low += load<u8>(at++);
      high += low;
    }
    low %= 65521;
    high %= 65521;
  }
  return (high << 16) | low;
}
