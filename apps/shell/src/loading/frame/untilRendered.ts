/**
 * Waits until an element has content, or until it is removed from the page. A module that mounts and renders nothing
 * would leave a blank page.
 */
export function untilRendered(element: HTMLElement): Promise<void> {
  const isRendered = () => element.childElementCount > 0 || element.textContent !== '';
  return new Promise((resolve) => {
    const look = () => {
      if (element.isConnected && !isRendered()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    // Observes its parent too, because leaving removes it from there.
    observer.observe(element.parentElement ?? element, { childList: true, subtree: true, characterData: true });
    look();
  });
}
