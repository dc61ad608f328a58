import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '../join-classes.ts';
import { PictureCaption } from './line-progress.tsx';

const keyStep = 5;

const slideLook = 'transition-[left,clip-path] duration-(--t-line) ease-line';

interface BeforeAfterProps {
  /** What is compared, for who cannot see it. */
  label: string;
  before: ReactNode;
  after: ReactNode;
  beforeCaption?: string;
  afterCaption?: string;
  className?: string;
}

/**
 * The original on the left of the line, the result on its right. Opens on the original and slides to the middle, once.
 */
export function BeforeAfter({ label, before, after, beforeCaption, afterCaption, className }: BeforeAfterProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(100);
  const [sliding, setSliding] = useState(true);

  useEffect(() => {
    const opening = requestAnimationFrame(() => setAt(50));
    return () => cancelAnimationFrame(opening);
  }, []);

  function moveTo(percent: number) {
    setSliding(false);
    setAt(Math.round(Math.min(100, Math.max(0, percent))));
  }
  function followPointer(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (box !== undefined) moveTo(((event.clientX - box.left) / box.width) * 100);
  }
  function grab(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    followPointer(event);
  }
  function handleKey(event: KeyboardEvent) {
    const target = keyTarget(event.key, at);
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  }

  return (
    <div
      ref={frame}
      onPointerDown={grab}
      onPointerMove={(event) => event.buttons === 1 && followPointer(event)}
      onTransitionEnd={() => setSliding(false)}
      className={joinClasses(
        '@container relative isolate cursor-ew-resize touch-pan-y overflow-hidden rounded-picture bg-sunken',
        'select-none',
        className ?? 'aspect-video',
      )}
    >
      <Side>{after}</Side>
      <Side clip={`inset(0 ${100 - at}% 0 0)`} sliding={sliding}>
        {before}
      </Side>
      {beforeCaption !== undefined && <PictureCaption spot="top-left">{beforeCaption}</PictureCaption>}
      {afterCaption !== undefined && <PictureCaption spot="top-right">{afterCaption}</PictureCaption>}
      <span
        style={{ left: `${at}%` }}
        className={joinClasses(
          'absolute inset-y-0 z-10 w-0.75 -translate-x-1/2 rounded-full bg-white ring-[1.5px] ring-[#11160F]',
          sliding && slideLook,
        )}
      >
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input cannot be dragged from anywhere on a picture
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={at}
          aria-valuetext={t('ui.compare.value', { percent: at })}
          onKeyDown={handleKey}
          // On a small picture it would cover the face that is compared; any place of the picture can be dragged.
          className={joinClasses(
            'absolute top-4/5 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-white',
            'text-[#11160F] ring-[1.5px] ring-[#11160F] @max-3xs:top-[calc(100%-1.125rem)] @max-3xs:size-7',
          )}
        >
          <MoveHorizontal className="size-5 @max-3xs:size-4" aria-hidden="true" />
        </span>
      </span>
    </div>
  );
}

function keyTarget(key: string, at: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - keyStep;
    case 'ArrowRight':
    case 'ArrowUp':
      return at + keyStep;
    case 'Home':
      return 0;
    case 'End':
      return 100;
    default:
      return undefined;
  }
}

function Side({ clip, sliding = false, children }: { clip?: string; sliding?: boolean; children: ReactNode }) {
  return (
    <div
      style={{ clipPath: clip }}
      className={joinClasses('pointer-events-none absolute inset-0 *:size-full *:object-cover', sliding && slideLook)}
    >
      {children}
    </div>
  );
}
