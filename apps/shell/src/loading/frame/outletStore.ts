import { createStore } from '@platform/session';
import type { PlatformError } from '../../platformError';

/** A page that could not be shown. */
export interface FailedOutlet {
  kind: 'failed';
  title: string;
  version: string;
  /** Whether it is one of the shell's own pages, so that no module is to blame. */
  ownPage: boolean;
  error: PlatformError;
  /** Whether the composed markup is still shown. */
  readable: boolean;
  retry(): void;
}

/** The state of the module outlet. */
export type OutletState =
  | { kind: 'empty' }
  /** The page came with the module's markup, which people can read. The code that makes it work is still loading. */
  | { kind: 'composed' }
  | { kind: 'loading'; title: string; slow: boolean }
  | { kind: 'mounted' }
  | FailedOutlet;

/** The state of the module outlet. The frame of the module on the page sets it. */
export const outletStore = createStore<OutletState>({ kind: 'empty' });
