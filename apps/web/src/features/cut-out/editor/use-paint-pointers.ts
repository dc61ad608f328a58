import { type PointerEvent, useRef } from 'react';
import type { Point } from '../brush/stroke.ts';
import { moveView, type View, zoomAt } from './view.ts';

interface PaintPointers {
  /** Draws or moves with one finger; two always move and zoom. */
  mode: 'paint' | 'move';
  /** By a change of what it is then: several moves may come before the page is drawn again. */
  changeView: (change: (now: View) => View) => void;
  onPaint: (phase: 'begin' | 'go_on' | 'end' | 'drop', points: readonly Point[]) => void;
}

type Finger = { x: number; y: number };
type SurfaceEvent = PointerEvent<HTMLElement>;

/** Mouse, pen and fingers on the painting area. Points are shares of the frame. */
export function usePaintPointers({ mode, changeView, onPaint }: PaintPointers) {
  const fingers = useRef(new Map<number, Finger>());

  function placeOf(event: { clientX: number; clientY: number }, frame: Element): Finger {
    const box = frame.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  }
  function onPointerDown(event: SurfaceEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = placeOf(event, event.currentTarget);
    fingers.current.set(event.pointerId, place);
    if (mode === 'move') return;
    if (fingers.current.size === 1) onPaint('begin', [place]);
    // A second finger means to look and not to paint.
    else onPaint('drop', []);
  }
  function onPointerMove(event: SurfaceEvent) {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const frame = event.currentTarget;
    const place = placeOf(event, frame);
    if (fingers.current.size > 1) pinch({ event, before, place });
    else if (mode === 'move') changeView((now) => moveView(now, { x: place.x - before.x, y: place.y - before.y }));
    else
      onPaint(
        'go_on',
        pathOf(event).map((each) => placeOf(each, frame)),
      );
    fingers.current.set(event.pointerId, place);
  }
  function pinch({ event, before, place }: { event: SurfaceEvent; before: Finger; place: Finger }) {
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return;
    const apart = (finger: Finger) => Math.max(0.01, Math.hypot(finger.x - other.x, finger.y - other.y));
    const middle = { x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 };
    const by = { x: (place.x - before.x) / 2, y: (place.y - before.y) / 2 };
    changeView((now) => zoomAt(moveView(now, by), apart(place) / apart(before), middle));
  }
  function lift(event: SurfaceEvent, phase: 'end' | 'drop') {
    if (!fingers.current.delete(event.pointerId)) return;
    if (mode === 'paint' && fingers.current.size === 0) onPaint(phase, []);
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: SurfaceEvent) => lift(event, 'end'),
    onPointerCancel: (event: SurfaceEvent) => lift(event, 'drop'),
  };
}

/** All the places a quick hand went through between two frames. */
function pathOf({ nativeEvent }: SurfaceEvent): readonly { clientX: number; clientY: number }[] {
  const passed = nativeEvent.getCoalescedEvents?.() ?? [];
  return passed.length > 0 ? passed : [nativeEvent];
}
