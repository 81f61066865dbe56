import { loadAhead } from '../loading/code/loadAhead';
import { startApplications } from '../loading/frame/applications';
import { learnFromFreezes } from '../loading/freezes/loadingMark';
import { watchPage } from '../loading/neighbors/tidyPage';

/**
 * Mounts the module of the current screen, now and after each change.
 * @returns resolves when the header and the sidebar may render (`loadAhead`)
 */
export async function showModules(): Promise<void> {
  await learnFromFreezes();
  startApplications(requireElement('module-outlet'));
  // single-spa has replaced the functions that the record of the page is about, and no module has run.
  watchPage();
  await loadAhead();
}

function requireElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}
