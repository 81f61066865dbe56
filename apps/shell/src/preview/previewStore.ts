import type { RunningPreview } from '@platform/contract';

/** Whether this tab shows a preview. */
export type PreviewState =
  | { kind: 'none' }
  | { kind: 'running'; preview: RunningPreview }
  /** Its ticket does not count any more, or never did for this person. The page that was open then still shows it. */
  | { kind: 'ended'; stillShown: boolean }
  /** The server could not be asked: the page is the one that everybody sees. */
  | { kind: 'unanswered' };

let state: PreviewState = { kind: 'none' };
const listeners = new Set<() => void>();

/** The preview of this tab, as the server answered. */
export const previewStore = {
  get: (): PreviewState => state,
  set(next: PreviewState): void {
    state = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
