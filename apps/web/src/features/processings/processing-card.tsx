import type { Processing } from '@semblante/contracts';
import { useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { ProcessingActions } from './processing-actions.tsx';
import { ProcessingPicture } from './processing-picture.tsx';
import { ProcessingState } from './processing-state.tsx';
import { viewOf } from './processing-view.ts';
import { ResultViewer } from './result-viewer.tsx';
import { useMinute } from './use-minute.ts';

interface ProcessingCardProps {
  processing: Processing;
  /** Picture beside the words below 768, for a list under something else. */
  rowOnPhones?: boolean;
}

/** One result, from its place in the queue to the day it is deleted. Straight on the canvas, without a box. */
export function ProcessingCard({ processing, rowOnPhones = false }: ProcessingCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const now = useMinute();
  const view = viewOf(processing, now);
  return (
    <article
      className={joinClasses(
        'min-w-0 gap-2.5',
        rowOnPhones
          ? 'grid grid-cols-[7.5rem_minmax(0,1fr)] items-start md:flex md:flex-col md:items-stretch'
          : 'flex flex-col',
      )}
    >
      <ProcessingPicture processing={processing} view={view} onOpen={() => setIsOpen(true)} />
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="truncate font-[650]" title={processing.title}>
          {processing.title}
        </h3>
        <ProcessingState processing={processing} view={view} now={now} />
      </div>
      <div className="col-span-full">
        <ProcessingActions processing={processing} view={view} />
      </div>
      <ResultViewer processing={processing} open={isOpen} onClose={() => setIsOpen(false)} />
    </article>
  );
}
