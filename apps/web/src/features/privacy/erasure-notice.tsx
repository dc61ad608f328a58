import { ErasureUnderWay } from './erasure-card.tsx';
import { usePrivacy } from './privacy-calls.ts';

/** Whoever logs in while the account waits for its end sees the countdown first. */
export function ErasureNotice() {
  const { data } = usePrivacy();
  return data?.erasure ? <ErasureUnderWay erasure={data.erasure} /> : null;
}
