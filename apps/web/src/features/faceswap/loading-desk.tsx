import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { deskColumn, deskColumns } from './desk-columns.ts';

/** The place of a desk while what is on it is fetched. */
export function LoadingDesk() {
  return (
    <SkeletonGroup className={deskColumns}>
      <div className={deskColumn}>
        <Skeleton className="h-32 w-full rounded-card" />
        <Skeleton className="aspect-video w-full rounded-picture" />
      </div>
      <Skeleton className="h-96 w-full rounded-card" />
    </SkeletonGroup>
  );
}
