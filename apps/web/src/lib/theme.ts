import { useSyncExternalStore } from 'react';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';
const changed = new EventTarget();

function readTheme(): Theme {
  try {
    const saved = localStorage.getItem(storageKey);
    return saved === 'light' || saved === 'dark' ? saved : 'system';
  } catch {
    return 'system'; // Storage blocked by the browser: its own preference decides.
  }
}

function saveTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch (error) {
    console.warn('storage', error);
  }
}

function paint(theme: Theme): void {
  const darkSystem = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = theme === 'system' ? (darkSystem ? 'dark' : 'light') : theme;
}

/** The first paint is before-paint.js's; this follows the system from then on, and other tabs. */
export function followTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => paint(readTheme()));
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey) return;
    paint(readTheme());
    changed.dispatchEvent(new Event('change'));
  });
}

function setTheme(theme: Theme): void {
  saveTheme(theme);
  paint(theme);
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme), setTheme];
}
