/** A new tab that waits for the address of its file. */
export interface WaitingTab {
  show: (address: string) => void;
  /** Closes the tab, if there is no file to show. */
  close: () => void;
}

/**
 * Opens an empty tab for a file whose address is still being fetched. Call it within the press, before any `await`:
 * browsers block a tab that opens after a server's answer. If the browser blocks it anyway, the file opens in this tab.
 */
export function openTab(): WaitingTab {
  const tab = window.open('', '_blank');
  if (!tab) return { show: (address) => window.location.assign(address), close: () => undefined };
  tab.opener = null;
  return { show: (address) => tab.location.replace(address), close: () => tab.close() };
}
