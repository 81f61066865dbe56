/**
 * Waits until there is something to see or to hear in an element, or until it is taken off the page. A module that mounts
 * and draws nothing leaves a blank page, which is no page.
 */
export function untilDrawn(element: HTMLElement): Promise<void> {
  const isDrawn = () => element.childElementCount > 0 || element.textContent !== '';
  return new Promise((resolve) => {
    const look = () => {
      if (element.isConnected && !isDrawn()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    // With its surroundings, which it is taken out of when a person leaves.
    observer.observe(element.parentElement ?? element, { childList: true, subtree: true, characterData: true });
    look();
  });
}
