import { useSyncExternalStore } from 'react';

/** system follows what the reader's device prefers, as the product does by default. */
export type Theme = 'light' | 'dark' | 'system';

const KEY = 'catalogue-theme';
const listeners = new Set<() => void>();

function read(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const theme = read();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Gives the page the chosen theme, now and whenever another frame or window of the catalogue changes it. */
export function followTheme(): void {
  window.addEventListener('storage', apply);
  apply();
}

/** Chooses the theme of every open page of the catalogue. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  apply();
}

/** The chosen theme. */
export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
}
