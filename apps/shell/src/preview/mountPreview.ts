import { lateNotices } from '../chrome/notices/lateNotices';
import { followPreview } from './followPreview';
import { PreviewBanner } from './PreviewBanner';

/** Shows which preview is in this tab, and ends it in time. */
export function mountPreview(): void {
  followPreview();
  lateNotices.set({ ...lateNotices.get(), PreviewBanner });
}
