import { keptText } from '@platform/module-kit';

export type Theme = 'light' | 'dark';

/** `firstScript/applyTheme.ts` reads it before the page is painted. */
const text = keptText('localStorage', 'theme');

/** The theme chosen in this browser; without one the page follows the system. Signing out removes it. */
export const chosenTheme = {
  get(): Theme | undefined {
    const { theme } = document.documentElement.dataset;
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  },

  set(theme: Theme | undefined): void {
    const { dataset } = document.documentElement;
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
    if (theme) text.write(theme);
    else text.forget();
  },
};
