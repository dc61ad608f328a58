import { type RefObject, useEffect } from 'react';
import { areShortcutsOff } from '../../lib/browser-storage.ts';
import { isForShortcuts } from '../staff-desk/index.ts';

/** None of these follows `g` on the way to another page: a slip of the finger decides nothing. */
export const reviewKeys = { next: 'j', previous: 'k', uncover: 'i', clear: 'l', refuse: 'x' } as const;

/** Marks for what the keys press, on each item of the list. */
export const pressable = {
  item: 'data-case',
  clear: 'data-clear',
  refuse: 'data-refuse',
  picture: 'data-picture',
} as const;

/** The focused item is the chosen one; a key presses what a mouse would, and a decision still asks for its reason. */
export function useReviewKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (areShortcutsOff() || !isForShortcuts(event)) return;
      const items = [...(list.current?.querySelectorAll<HTMLElement>(`[${pressable.item}]`) ?? [])];
      const place = items.findIndex((item) => item.contains(document.activeElement));
      const chosen = items[Math.max(0, place)];
      if (chosen === undefined || !act(event.key, { items, place, chosen })) return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}

/** Whether the key means something here. */
function act(
  key: string,
  { items, place, chosen }: { items: readonly HTMLElement[]; place: number; chosen: HTMLElement },
): boolean {
  switch (key) {
    case reviewKeys.next:
      (items[place + 1] ?? chosen).focus();
      return true;
    case reviewKeys.previous:
      (items[place - 1] ?? chosen).focus();
      return true;
    case reviewKeys.uncover:
      for (const picture of chosen.querySelectorAll<HTMLElement>(`[${pressable.picture}]`)) picture.click();
      return true;
    case reviewKeys.clear:
      chosen.querySelector<HTMLElement>(`[${pressable.clear}]`)?.click();
      return true;
    case reviewKeys.refuse:
      chosen.querySelector<HTMLElement>(`[${pressable.refuse}]`)?.click();
      return true;
    default:
      return false;
  }
}
