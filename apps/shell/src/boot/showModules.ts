import { loadAhead } from '../loading/code/loadAhead';
import { startApplications } from '../loading/frame/applications';
import { learnFromFreezes } from '../loading/freezes/loadingMark';
import { keepPage } from '../loading/neighbors/pageKeeper';

/**
 * Mounts the module of the current screen, now and after each change.
 * @returns resolves when the header and the sidebar may render (`loadAhead`)
 */
export async function showModules(): Promise<void> {
  await learnFromFreezes();
  startApplications(requireElement('module-outlet'));
  // Only now: single-spa has replaced browser functions, and those of single-spa are the ones to keep.
  void keepPage();
  await loadAhead();
}

function requireElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}
