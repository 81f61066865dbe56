import type { RunningPreview } from '@platform/contract';
import { createStore } from '@platform/session';

/** Whether this tab shows a preview. */
type PreviewState =
  | { kind: 'none' }
  | { kind: 'running'; preview: RunningPreview }
  /** The ticket is no longer valid, or never was for this person. The open page still shows the preview. */
  | { kind: 'ended'; stillShown: boolean }
  /** The server did not answer. The page is the one that everyone sees. */
  | { kind: 'unanswered' };

/** The preview of this tab, as the server answered. */
export const previewStore = createStore<PreviewState>({ kind: 'none' });
