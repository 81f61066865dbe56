import { pageHistory, unsavedChanges } from '@platform/module-kit';
import { createElement } from 'react';
import { renderPart } from '../chrome/mountChrome';
import { PageNotices } from '../chrome/notices/PageNotices';
import type { Page } from '../document/readPage';
import { whenSettled } from '../document/whenSettled';
import { prepareModule } from '../loading/code/prepareModule';
import { askBeforeSignOut, guardSigningOut } from '../person/askBeforeSignOut';
import { previewStore } from '../preview/previewStore';

/**
 * Renders the notices about the whole page. A page is complete without most of them, so their code is loaded once the
 * page has settled, or earlier for unsaved input, signing out or a keyboard, whose focus it keeps, and that of the banner
 * only for a preview. A person who leaves or signs out before it has arrived is asked as soon as it is there.
 */
export function startNotices(page: Page): void {
  renderPart('page-notices', createElement(PageNotices));
  const load = untilLoaded(async () => {
    const { mountNotices } = await import(/* webpackChunkName: "notices" */ '../chrome/notices/mountNotices');
    stops.forEach((stop) => stop());
    await mountNotices(page, prepareModule);
    // The question itself guards unsaved input now.
    if (unsavedChanges.first() === undefined) pageHistory.guardLeaving(undefined);
  });
  const loadPreview = untilLoaded(async () => {
    const { mountPreview } = await import(/* webpackChunkName: "preview" */ '../preview/mountPreview');
    stopPreview();
    mountPreview();
  });
  const stops = [whenSettled(() => void load()), unsavedChanges.subscribe(guardUnsaved)];
  const stopPreview = previewStore.subscribe(showPreview);

  function showPreview(): void {
    if (previewStore.get().kind !== 'none') void loadPreview();
  }

  function guardUnsaved(): void {
    if (unsavedChanges.first() === undefined) return pageHistory.guardLeaving(undefined);
    pageHistory.guardLeaving((leave) => void load().then((isThere) => (isThere ? pageHistory.leave(leave) : leave())));
    void load();
  }

  guardSigningOut((signOut) => void load().then((isThere) => (isThere ? askBeforeSignOut(signOut) : signOut())));
  document.addEventListener('keydown', () => void load(), { once: true });
  showPreview();
}

/** Mounts code once, and again when the network is back if it did not arrive. @returns whether it is there */
function untilLoaded(mount: () => Promise<void>): () => Promise<boolean> {
  let loading: Promise<boolean> | undefined;
  const load = () =>
    (loading ??= mount().then(
      () => true,
      (error: unknown) => {
        console.error('The notices of the page could not be loaded', error);
        loading = undefined;
        window.addEventListener('online', () => void load(), { once: true });
        return false;
      },
    ));
  return load;
}
