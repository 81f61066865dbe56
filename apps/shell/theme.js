/* Runs before the page is painted, alone of all its scripts. */

/*
 * A page that turned dark after it was seen would flash. Gives the page the theme that was chosen in this browser, in any
 * of its tabs; without one it follows the system.
 */
(() => {
  const { dataset } = globalThis.document.documentElement;
  const apply = () => {
    let theme;
    try {
      theme = globalThis.localStorage.getItem('theme');
    } catch {
      // A forbidden storage remembers nothing.
    }
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    else delete dataset.theme;
  };
  apply();
  globalThis.addEventListener('storage', apply);
})();

/*
 * Whether a session is stored: the frame of an unknown address depends on that, and what a visitor sees of a page that
 * only members have (page.css). The shell takes the mark away once it knows who is there.
 */
(() => {
  const { dataset } = globalThis.document.documentElement;
  try {
    if (globalThis.localStorage.getItem('platform-session')) dataset.member = '';
    else dataset.visitor = '';
  } catch {
    // A forbidden storage holds no session.
    dataset.visitor = '';
  }
})();

/* Notes what is pressed before the page's own code is there: page/earlyPress.ts makes up for it. */
globalThis.document.addEventListener('click', ({ target }) => {
  globalThis.pressedLast = target.closest?.('button');
});

/*
 * Without its own code the page would stay empty, or drawn and dead, without a word. Scripts that modules and the shell load
 * later are not deferred, and what becomes of those is told elsewhere.
 */
globalThis.addEventListener(
  'error',
  ({ target }) => {
    if (!target.defer) return;
    const { document } = globalThis;
    const tell = () => {
      const words = document.getElementById('page-code-failure');
      words?.replaceWith(words.content);
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell);
    else tell();
  },
  true,
);
