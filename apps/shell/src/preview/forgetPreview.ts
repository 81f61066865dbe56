import { previewStore } from './previewStore';
import { previewTicket } from './previewTicket';

/** Removes the preview from this tab, because it was for the person who left. */
export function forgetPreview(): void {
  previewTicket.forget();
  previewStore.set({ kind: 'none' });
}
