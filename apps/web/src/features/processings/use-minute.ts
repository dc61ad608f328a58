import { useEffect, useState } from 'react';
import { minuteMs } from '../../lib/durations.ts';

/** The clock on the wall, once a minute: for "2 hours ago" and "23 days left". */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
