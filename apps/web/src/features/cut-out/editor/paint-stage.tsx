import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { Point } from '../brush/stroke.ts';
import { brushKeyOf } from './brush-keys.ts';
import type { PictureBoard } from './picture-board.ts';
import type { Desk, Tool } from './use-desk.ts';
import { useDrawn } from './use-drawn.ts';
import type { Editing } from './use-edit.ts';
import { useLiveStroke } from './use-live-stroke.ts';
import { usePaintPointers } from './use-paint-pointers.ts';
import { moveView, showPoint } from './view.ts';

interface PaintStageProps {
  board: PictureBoard;
  desk: Desk & { tool: Exclude<Tool, 'compare'> };
  edit: Editing;
  backdrop: HTMLImageElement | undefined;
  /** Of the picture at its full size. */
  size: { width: number; height: number };
  canRestore: boolean;
}

const middle: Point = { x: 0.5, y: 0.5 };
/** The whole view moves further at a key than a brush does. */
const panStep = 4;

/** The result under the brush: by finger, mouse, pen and keyboard alike. Places are shares of the picture. */
export function PaintStage({ board, desk, edit, backdrop, size, canRestore }: PaintStageProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const { live, ...stroke } = useLiveStroke(edit.addStroke);
  const [at, setAt] = useState<Point>();
  const [spoken, setSpoken] = useState('');
  const canvas = useDrawn(board, { look: edit.look, strokes: edit.strokes, live, backdrop });
  const { tool, view, brush } = desk;

  const inPicture = ({ x, y }: Point): Point => ({ x: (x - view.x) / view.zoom, y: (y - view.y) / view.zoom });
  const inPixels = ({ x, y }: Point): Point => ({ x: x * size.width, y: y * size.height });

  function begin(point: Point) {
    if (tool !== 'move') stroke.begin({ effect: tool, size: brush.size, hardness: brush.hardness }, inPixels(point));
  }
  const pointers = usePaintPointers({
    mode: tool === 'move' ? 'move' : 'paint',
    changeView: desk.changeView,
    onPaint: (phase, points) => {
      const [first] = points.map(inPicture);
      if (phase === 'begin' && first !== undefined) begin(first);
      else if (phase === 'go_on') stroke.goOn(points.map(inPicture).map(inPixels));
      else if (phase === 'end') stroke.finish();
      else stroke.drop();
    },
  });

  /** Only what the keyboard does is spoken: who moves a mouse sees where it is. */
  function say(place: Point, state: 'up' | 'down') {
    setSpoken(
      t('images.brush.at', {
        state: t(`images.brush.${state}`),
        x: Math.round(place.x * 100),
        y: Math.round(place.y * 100),
      }),
    );
  }
  function moveBy(by: Point) {
    if (tool === 'move') return desk.changeView((now) => moveView(now, { x: -by.x * panStep, y: -by.y * panStep }));
    const from = at ?? middle;
    const within = (place: number) => Math.min(1, Math.max(0, place));
    const next = { x: within(from.x + by.x / view.zoom), y: within(from.y + by.y / view.zoom) };
    setAt(next);
    desk.changeView((now) => showPoint(now, next));
    stroke.goOn([inPixels(next)]);
    say(next, live === undefined ? 'up' : 'down');
  }
  function turnPen() {
    const place = at ?? middle;
    if (live === undefined) begin(place);
    else stroke.finish();
    say(place, live === undefined ? 'down' : 'up');
  }
  function press(event: KeyboardEvent) {
    const key = brushKeyOf(event);
    if (key === undefined) return;
    event.preventDefault();
    switch (key.does) {
      case 'move':
        return moveBy(key.by);
      case 'pen':
        return turnPen();
      case 'lift':
        return stroke.drop();
      case 'undo':
        return edit.undo();
      case 'redo':
        return edit.redo();
      case 'smaller':
        return desk.smaller();
      case 'larger':
        return desk.larger();
      case 'restore':
        return canRestore ? desk.setTool('restore') : undefined;
      case 'erase':
        return desk.setTool('erase');
      case 'zoom_in':
        return desk.zoomIn();
      case 'zoom_out':
        return desk.zoomOut();
      case 'zoom_whole':
        return desk.zoomWhole();
      default:
        return key satisfies never;
    }
  }
  function follow(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    if (event.pointerType !== 'touch')
      setAt(inPicture({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }));
    pointers.onPointerMove(event);
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is worked with, by pointer and keys */}
      <div
        role="application"
        aria-label={t('images.brush.surface')}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys
        tabIndex={0}
        {...pointers}
        onPointerMove={follow}
        onPointerLeave={() => live === undefined && setAt(undefined)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setAt((now) => now ?? middle)}
        onKeyDown={press}
        onBlur={stroke.finish}
        className={joinClasses(
          'absolute inset-0 touch-none overflow-hidden select-none focus-visible:-outline-offset-4',
          tool === 'move' ? 'cursor-grab active:cursor-grabbing' : 'cursor-none',
        )}
      >
        <div
          style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.zoom})` }}
          className="relative size-full origin-top-left"
        >
          <canvas ref={canvas} width={board.width} height={board.height} className="checker size-full" />
          {at !== undefined && tool !== 'move' && (
            <BrushRing at={at} share={brush.size / size.width} ratio={size.width / size.height} zoom={view.zoom} />
          )}
        </div>
      </div>
      <p id={helpId} className="sr-only">
        {t('images.brush.help')}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

/** As large as what the brush covers; black and white, to be seen on anything. */
function BrushRing({ at, share, ratio, zoom }: { at: Point; share: number; ratio: number; zoom: number }) {
  const line = 1.5 / zoom;
  return (
    <span
      aria-hidden="true"
      style={{
        left: `${(at.x - share / 2) * 100}%`,
        top: `${(at.y - (share * ratio) / 2) * 100}%`,
        width: `${share * 100}%`,
        boxShadow: `inset 0 0 0 ${line}px #11160f, 0 0 0 ${line}px #fff`,
      }}
      className="pointer-events-none absolute aspect-square rounded-full"
    />
  );
}
