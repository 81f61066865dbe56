import { useSyncExternalStore } from 'react';
import type { SessionState } from './sessionState';
import { sessionStore } from './sessionStore';

const LOADING: SessionState = { status: 'loading' };

/** The session as it stands; a page that is rendered ahead of time sees it loading. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => LOADING);
}
