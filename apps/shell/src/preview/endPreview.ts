import { pageHistory } from '@platform/module-kit';
import { previewStore } from './previewStore';
import { previewTicket } from './previewTicket';

/** Ends the preview in this tab. The page that is open stays, with what was typed; the next one is everyone's. */
export function endPreview(): void {
  previewTicket.forget();
  previewStore.set({ kind: 'ended', stillShown: true });
  const { pathname } = pageHistory.location;
  // The modules of this page are the previewed ones; only one that is loaded anew has none of them.
  pageHistory.subscribe(() => {
    if (pageHistory.location.pathname !== pathname) window.location.reload();
  });
}

/** Ends it at once, as a person asks. The browser asks a person with unsaved input, and they may stay. */
export function exitPreview(): void {
  endPreview();
  window.location.reload();
}
