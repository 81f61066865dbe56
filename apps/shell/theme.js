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

/*
 * Asks for what a member's page starts with while the page's code is still on its way. libs/session/src/start takes the
 * answer, and asks itself when there is none: without a session that is valid for a while yet, and on public pages.
 */
(() => {
  const { document, location, name } = globalThis;
  try {
    const { localStorage, sessionStorage } = globalThis;
    if (document.currentScript.dataset.members === undefined) return;
    const session = JSON.parse(localStorage.getItem('platform-session'));
    if (!session.user.id || !(session.expires_at * 1000 - Date.now() > 90_000)) return;
    const { supabaseUrl, publishableKey } = JSON.parse(document.getElementById('platform-config').textContent);
    const kept = sessionStorage.getItem('preview-ticket');
    const ticket = kept !== null && name === `preview ${kept}` ? kept : undefined;
    const response = fetch(`${supabaseUrl || location.origin}/rest/v1/rpc/platform_start`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ticket_param: ticket }),
    });
    response.catch(() => undefined);
    globalThis.earlyStart = { userId: session.user.id, ticket, response };
  } catch {
    // Without storage, or without a session in it, there is no one to ask for.
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
