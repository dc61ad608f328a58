/**
 * Flood fills over a square texture. A marked texel is 1. Lines do not wrap: the outermost texels are never part of a
 * face.
 */

let queue = new Int32Array(0);

function queueFor(texels: number): Int32Array {
  if (queue.length < texels) queue = new Int32Array(texels);
  return queue;
}

/** Spreads from the marked texels to those beside them that `mayJoin` (1 = yes). */
export function growMarks(marks: Uint8Array, mayJoin: Uint8Array, side: number): void {
  const waiting = queueFor(marks.length);
  let end = 0;
  for (let at = 0; at < marks.length; at++) if (marks[at]) waiting[end++] = at;
  const join = (at: number): void => {
    if (at < 0 || at >= marks.length || marks[at] || !mayJoin[at]) return;
    marks[at] = 1;
    waiting[end++] = at;
  };
  for (let next = 0; next < end; next++) {
    const at = waiting[next]!;
    join(at - 1);
    join(at + 1);
    join(at - side);
    join(at + side);
  }
}

/** Every connected area of texels marked 1, as the list of its texels. */
export function areasOf(marks: Uint8Array, side: number): Int32Array[] {
  const waiting = queueFor(marks.length);
  const isSeen = new Uint8Array(marks.length);
  const areas: Int32Array[] = [];
  let end = 0;
  const visit = (at: number): void => {
    if (at < 0 || at >= marks.length || marks[at] !== 1 || isSeen[at]) return;
    isSeen[at] = 1;
    waiting[end++] = at;
  };
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] !== 1 || isSeen[start]) continue;
    end = 0;
    visit(start);
    for (let next = 0; next < end; next++) {
      const at = waiting[next]!;
      visit(at - 1);
      visit(at + 1);
      visit(at - side);
      visit(at + side);
    }
    areas.push(waiting.slice(0, end));
  }
  return areas;
}

/** Wipes connected areas of fewer than `texelsMin` marked texels; gives how many texels stay marked. */
export function dropSmallAreas(marks: Uint8Array, side: number, texelsMin: number): number {
  let kept = 0;
  for (const area of areasOf(marks, side)) {
    if (area.length >= texelsMin) kept += area.length;
    else for (const at of area) marks[at] = 0;
  }
  return kept;
}
