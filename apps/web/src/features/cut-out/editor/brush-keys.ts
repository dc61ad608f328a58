import type { Point } from '../brush/stroke.ts';

/** What a key means while the painting area has the focus. */
type BrushKey =
  | { does: 'move'; by: Point }
  | {
      does:
        | 'pen'
        | 'lift'
        | 'undo'
        | 'redo'
        | 'smaller'
        | 'larger'
        | 'restore'
        | 'erase'
        | 'zoom_in'
        | 'zoom_out'
        | 'zoom_whole';
    };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

const step = 0.01;
const largeStep = 0.05;
const arrows = new Map<string, Point>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

const plain = {
  ' ': 'pen',
  Enter: 'pen',
  Escape: 'lift',
  '[': 'smaller',
  ']': 'larger',
  b: 'restore',
  e: 'erase',
  '+': 'zoom_in',
  '=': 'zoom_in',
  '-': 'zoom_out',
  '0': 'zoom_whole',
} as const;

export function brushKeyOf({ key, shiftKey, ctrlKey, metaKey }: Pressed): BrushKey | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return historyKeyOf(name, shiftKey);
  const arrow = arrows.get(name);
  if (arrow !== undefined) {
    const length = shiftKey ? largeStep : step;
    return { does: 'move', by: { x: arrow.x * length, y: arrow.y * length } };
  }
  return Object.hasOwn(plain, name) ? { does: plain[name as keyof typeof plain] } : undefined;
}

function historyKeyOf(name: string, shiftKey: boolean): BrushKey | undefined {
  if (name === 'z') return { does: shiftKey ? 'redo' : 'undo' };
  return name === 'y' ? { does: 'redo' } : undefined;
}
