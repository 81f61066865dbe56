import { hasStoredSession } from '@platform/session/start';

/**
 * Marks whether a session is stored. The frame of an unknown address depends on it, and so does what a visitor sees of
 * a members' page (page.css). The shell removes the mark when it knows the session.
 */
export function markStoredSession(): void {
  document.documentElement.dataset[hasStoredSession() ? 'member' : 'visitor'] = '';
}
