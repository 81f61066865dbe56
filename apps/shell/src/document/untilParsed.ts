/** Resolves when the browser has parsed the whole page. */
export const untilParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });
