import type { Role } from '@semblante/contracts';
import { useEffect, useRef } from 'react';
import { useGoTo } from '../../navigation/app-link.tsx';
import { findShortcut } from './shortcuts.ts';

const writing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Not while something is written, a dialog is open, or the browser's own keys are meant. */
export function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof Element && event.target.closest(writing) !== null) return false;
  return document.querySelector('[role=dialog][aria-modal=true]') === null;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
  return field !== null;
}

interface ShortcutParts {
  role: Role | undefined;
  isOn: boolean;
  onHelp: () => void;
}

/** The keys of the back office, wherever the focus is. */
export function useShortcuts({ role, isOn, onHelp }: ShortcutParts): void {
  const goTo = useGoTo();
  const isGoing = useRef(false);

  useEffect(() => {
    if (role === undefined || !isOn) return;
    function press(event: KeyboardEvent) {
      if (role === undefined || !isForShortcuts(event)) return;
      const shortcut = findShortcut({ key: event.key, isGoing: isGoing.current, role });
      isGoing.current = event.key === 'g';
      if (shortcut === undefined) return;
      if (shortcut.name === 'search' && !focusSearch()) return;
      if (shortcut.name === 'help') onHelp();
      if (shortcut.name === 'go') void goTo(shortcut.to);
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
