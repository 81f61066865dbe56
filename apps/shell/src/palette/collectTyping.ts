/**
 * Keeps what is typed for a field that is not there yet, instead of losing its first letters to the page.
 * @returns ends it and tells what was typed; called again, nothing
 */
export function collectTyping(): () => string {
  let typed = '';
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
  };
  window.addEventListener('keydown', onKey, true);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    const all = typed;
    typed = '';
    return all;
  };
}
