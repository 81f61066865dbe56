import { storedTicket } from '../storedTicket';

/**
 * Whether a prerendered page differs from what this person should see: someone is signed in or looks at a preview, the
 * address says more than its path, or a reload or step back continues a page on which the shell was running.
 */
export function needsShellNow(): boolean {
  const { search, hash } = window.location;
  return (
    'member' in document.documentElement.dataset ||
    storedTicket() !== null ||
    search !== '' ||
    // The hash may hold what a link in an email brings, or the token of a survey. A link to a place in the page looks
    // the same.
    hash !== '' ||
    // Only the shell sets it, and only the shell restores the position then.
    window.history.scrollRestoration === 'manual'
  );
}
