/**
 * Reports failed scripts of the shell: without them the page would stay empty, or visible but dead, without a message.
 * They are the deferred ones. Scripts that the shell and modules load later are not deferred, and their failures are
 * reported elsewhere.
 */
export function reportLostCode(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !target.defer) return;
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showFailure);
      else showFailure();
    },
    true,
  );
}

function showFailure(): void {
  const words = document.querySelector<HTMLTemplateElement>('#page-code-failure');
  words?.replaceWith(words.content);
}
