import type { PageError } from '@platform/module-kit/devtools';

const MOST = 50;
const errors: PageError[] = [];

/** The last failures on this page. People usually open the devtools after a failure. */
export const recentErrors = {
  add({ code, message, detail }: Omit<PageError, 'at'>): void {
    errors.push({ code, message, detail, at: new Date() });
    if (errors.length > MOST) errors.shift();
  },
  /** The newest first. */
  list: (): PageError[] => [...errors].reverse(),
};
