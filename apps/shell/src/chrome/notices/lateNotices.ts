import { createStore } from '@platform/session';
import type { ComponentType } from 'react';

/** The notices whose code comes once the page has settled. */
export interface LateNotices {
  /** Shown where the other notices are. */
  PreviewBanner: ComponentType;
  /** Dialogs over the page. */
  Questions: ComponentType;
}

/** Undefined until their code is there. */
export const lateNotices = createStore<LateNotices | undefined>(undefined);
