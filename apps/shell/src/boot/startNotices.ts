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
 * page has settled, or earlier for a preview, unsaved input or signing out. A person who leaves or signs out before it
 * has arrived is asked as soon as it is there.
 */
export function startNotices(page: Page): void {
  renderPart('page-notices', createElement(PageNotices));
  let loading: Promise<boolean> | undefined;
  const load = () => (loading ??= mount());
  const stops = [
    whenSettled(() => void load()),
    previewStore.subscribe(showPreview),
    unsavedChanges.subscribe(guardUnsaved),
  ];

  function showPreview(): void {
    if (previewStore.get().kind !== 'none') void load();
  }

  function guardUnsaved(): void {
    if (unsavedChanges.first() === undefined) return pageHistory.guardLeaving(undefined);
    pageHistory.guardLeaving((leave) => void load().then((isThere) => (isThere ? pageHistory.leave(leave) : leave())));
    void load();
  }

  /** @returns whether the notices are there */
  async function mount(): Promise<boolean> {
    try {
      const { mountNotices } = await import(/* webpackChunkName: "notices" */ '../chrome/notices/mountNotices');
      stops.forEach((stop) => stop());
      await mountNotices(page, prepareModule);
      // The question itself guards unsaved input now.
      if (unsavedChanges.first() === undefined) pageHistory.guardLeaving(undefined);
      return true;
    } catch (error) {
      console.error('The notices of the page could not be loaded', error);
      loading = undefined;
      window.addEventListener('online', () => void load(), { once: true });
      return false;
    }
  }

  guardSigningOut((signOut) => void load().then((isThere) => (isThere ? askBeforeSignOut(signOut) : signOut())));
  showPreview();
}
