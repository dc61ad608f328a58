import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import type { ChangeEvent, DragEvent, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { TrackingCrosses } from '../picture/tracking-crosses.tsx';

interface DropPlaceProps {
  title: string;
  /** What is accepted. */
  hint?: ReactNode;
  icon?: ReactNode;
  accept?: string;
  multiple?: boolean;
  /** All that were dropped, several too where one was asked for: whoever asked says so. */
  onFiles: (files: File[]) => void;
  className?: string;
}

/** Press it, drop on it, or reach it with the keyboard: it is a file input all along. */
export function DropPlace({ title, hint, icon, accept, multiple = false, onFiles, className }: DropPlaceProps) {
  const [over, setOver] = useState(false);

  function give(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    give(event.dataTransfer.files);
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    give(event.target.files);
    // The same file again must count as a change.
    event.target.value = '';
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is extra; the input inside does the same
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={joinClasses(
        'relative isolate flex flex-col items-center justify-center gap-2 overflow-hidden rounded-picture bg-chroma-area p-8 text-center text-on-chroma transition-shadow duration-(--t-1)',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        over ? 'inset-ring-4 inset-ring-on-chroma' : 'hover:inset-ring-2 hover:inset-ring-on-chroma',
        className ?? 'aspect-video',
      )}
    >
      <TrackingCrosses />
      <input type="file" accept={accept} multiple={multiple} onChange={handleChange} className="sr-only" />
      <span className="[&>svg]:size-6" aria-hidden="true">
        {icon ?? <ImagePlus />}
      </span>
      <span className="font-[650]">{title}</span>
      {hint !== undefined && <span className="text-sm text-pretty">{hint}</span>}
    </label>
  );
}
