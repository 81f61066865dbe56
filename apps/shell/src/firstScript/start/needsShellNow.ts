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
    // An answer of an email or the token of a survey may be in it. A target inside the page looks the same here.
    hash !== '' ||
    // Only the shell sets it, and only the shell restores the position then.
    window.history.scrollRestoration === 'manual'
  );
}
