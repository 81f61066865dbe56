import { useSyncExternalStore } from 'react';

/** `system` follows the device's preference, the product's default. */
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

/** Applies the chosen theme to the page, and follows changes in other frames or windows of the catalog. */
export function followTheme(): void {
  window.addEventListener('storage', apply);
  apply();
}

/** Chooses the theme of every open page of the catalog. */
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
