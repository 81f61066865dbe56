import { useSyncExternalStore } from 'react';
import type { SessionState } from '../store/sessionState';
import { sessionStore } from '../store/sessionStore';

const LOADING: SessionState = { status: 'loading' };

/** The current session; a prerendered page sees it loading. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => LOADING);
}
