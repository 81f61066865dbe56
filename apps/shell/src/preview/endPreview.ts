import { pageHistory } from '@platform/module-kit';
import { previewStore } from './previewStore';
import { previewTicket } from './previewTicket';

/** Ends the preview in this tab. The open page keeps its input; the next page is the one that everyone sees. */
export function endPreview(): void {
  previewTicket.forget();
  previewStore.set({ kind: 'ended', stillShown: true });
  const { pathname } = pageHistory.location;
  // This page runs the previewed modules; only a new page load removes them.
  pageHistory.subscribe(() => {
    if (pageHistory.location.pathname !== pathname) window.location.reload();
  });
}

/** Ends it at once. The browser asks a person with unsaved input, who may stay. */
export function exitPreview(): void {
  endPreview();
  window.location.reload();
}
