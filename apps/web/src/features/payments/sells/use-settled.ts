import { useEffect, useState } from 'react';

const settleMs = 250;

/** A value once it has stopped changing, so that a word is looked for and not each of its letters. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
