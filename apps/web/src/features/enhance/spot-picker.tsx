import type { Image } from '@semblante/contracts';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { boxLook, boxOf } from '../../ui/picture/picture-box.ts';

/** Shares of the picture's width and height. */
export interface Spot {
  x: number;
  y: number;
}

interface SpotPickerProps {
  image: Image;
  spot: Spot;
  /** Sides of what will be shown, as shares of the picture's. */
  size: { width: number; height: number };
  onSpot: (spot: Spot) => void;
}

const keySteps: Partial<Record<string, Spot>> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
};

const within = (share: number, side: number) => Math.min(1 - side / 2, Math.max(side / 2, share));

/** The whole picture with a frame around what will be shown. */
export function SpotPicker({ image, spot, size, onSpot }: SpotPickerProps) {
  const { t } = useTranslation();
  const move = ({ x, y }: Spot) => onSpot({ x: within(x, size.width), y: within(y, size.height) });
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by keyboard has no place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    move({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  const step = (event: KeyboardEvent) => {
    const by = keySteps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move({ x: spot.x + by.x, y: spot.y + by.y });
  };
  return (
    <button
      type="button"
      onClick={press}
      onKeyDown={step}
      aria-label={t('enhance.spot.label')}
      className={`${boxLook} checker block cursor-crosshair`}
      style={boxOf(image)}
    >
      <img src={image.view_url ?? ''} alt="" className="size-full object-cover" />
      <span
        aria-hidden="true"
        style={{
          left: `${100 * (spot.x - size.width / 2)}%`,
          top: `${100 * (spot.y - size.height / 2)}%`,
          width: `${100 * size.width}%`,
          height: `${100 * size.height}%`,
        }}
        className="absolute border-2 border-chroma ring-[1.5px] ring-[#11160F]"
      />
    </button>
  );
}
