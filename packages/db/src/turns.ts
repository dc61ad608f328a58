/**
 * Runs what it is given, in the order of coming: at once, or a turn of the event loop later where that one is full.
 */
export function createTurns(most: number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let isCounting = false;
  let done = 0;
  const begin = () => {
    const now = waiting.splice(0, most);
    done = now.length;
    isCounting = done > 0;
    if (isCounting) setImmediate(begin);
    for (const work of now) work();
  };
  return (work) => {
    if (done >= most) return void waiting.push(work);
    done += 1;
    if (!isCounting) setImmediate(begin);
    isCounting = true;
    work();
  };
}
