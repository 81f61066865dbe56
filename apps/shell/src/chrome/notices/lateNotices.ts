import { createStore } from '@platform/session';
import type { ComponentType } from 'react';

/** The notices whose code comes later. Undefined until it is there. */
interface LateNotices {
  /** Shown where the other notices are, in a tab with a preview. */
  PreviewBanner?: ComponentType;
  /** Dialogs over the page. */
  Questions?: ComponentType;
}

export const lateNotices = createStore<LateNotices>({});
