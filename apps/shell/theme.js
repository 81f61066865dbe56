/* The only script that runs before the page is painted. */

/*
 * Applies the theme chosen in this browser, in any of its tabs; without one the page follows the system. If this ran
 * later, a visible page would flash when it turns dark.
 */
(() => {
  const { dataset } = globalThis.document.documentElement;
  const apply = () => {
    let theme;
    try {
      theme = globalThis.localStorage.getItem('theme');
    } catch {
      // Without storage there is no chosen theme.
    }
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    else delete dataset.theme;
  };
  apply();
  globalThis.addEventListener('storage', apply);
})();

/*
 * Marks whether a session is stored. The frame of an unknown address depends on it, and so does what a visitor sees of
 * a members' page (page.css). The shell removes the mark when it knows the session.
 */
(() => {
  const { dataset } = globalThis.document.documentElement;
  try {
    if (globalThis.localStorage.getItem('platform-session')) dataset.member = '';
    else dataset.visitor = '';
  } catch {
    // Without storage there is no session.
    dataset.visitor = '';
  }
})();

/* Records the last pressed button until the page's own code has arrived; src/document/earlyPress.ts reads it. */
globalThis.document.addEventListener('click', ({ target }) => {
  globalThis.pressedLast = target.closest?.('button');
});

/*
 * Reports failed deferred scripts: without them the page would stay empty, or visible but dead, without a message.
 * Scripts that the shell and modules load later are not deferred, and their failures are reported elsewhere.
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
