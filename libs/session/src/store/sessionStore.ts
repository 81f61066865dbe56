import { createStore } from './createStore';
import type { SessionState } from './sessionState';

/**
 * The one session of the page. The shell provides this library to every module, so all of them read the same store;
 * it lives outside React because the page has several React roots.
 */
export const sessionStore = createStore<SessionState>({ status: 'loading' });
