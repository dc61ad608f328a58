import { SkeletonGroup } from '../ui/feedback/skeleton.tsx';
import { Coin } from '../ui/picture/coin.tsx';

/** Before the first page is there: appears only where that takes a moment. */
export function Waiting() {
  return (
    <SkeletonGroup className="grid min-h-dvh place-items-center">
      <span className="animate-[fade-in_200ms_300ms_both]">
        <Coin turning className="size-8" />
      </span>
    </SkeletonGroup>
  );
}
