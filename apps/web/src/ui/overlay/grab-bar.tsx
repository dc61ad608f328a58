import { useRef } from 'react';
import type { PointerEvent } from 'react';

const closingDistancePx = 96;

interface GrabBarProps {
  /** How far down it is pulled at this moment, in pixels; 0 when let go. */
  onPull: (distance: number) => void;
  onClose: () => void;
}

/** Pull it down and the sheet closes. Only on phones; keyboards and screen readers have Esc and the close button. */
export function GrabBar({ onPull, onClose }: GrabBarProps) {
  const startY = useRef<number | undefined>(undefined);

  function pulled(event: PointerEvent): number {
    return startY.current === undefined ? 0 : Math.max(0, event.clientY - startY.current);
  }
  function grab(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    startY.current = event.clientY;
  }
  function release(event: PointerEvent) {
    const distance = pulled(event);
    startY.current = undefined;
    if (distance > closingDistancePx) onClose();
    else onPull(0);
  }

  return (
    <div
      aria-hidden="true"
      onPointerDown={grab}
      onPointerMove={(event) => onPull(pulled(event))}
      onPointerUp={release}
      onPointerCancel={release}
      className="absolute inset-x-0 top-0 z-10 mx-auto h-6 w-32 touch-none pt-2 md:hidden"
    >
      <span className="mx-auto block h-1 w-10 rounded-full bg-edge" />
    </div>
  );
}
