/**
 * Collects keystrokes for a field that has not loaded yet, so that the first letters are not lost to the page.
 * @returns stops collecting and returns the text; empty on later calls
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
