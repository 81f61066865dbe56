/**
 * Whether a prerendered page differs from what this person should see: someone is signed in or looks at a preview, the
 * address says more than its path, or a reload or step back continues a page on which the shell was running.
 */
export function needsShellNow(): boolean {
  const { search, hash } = window.location;
  return (
    'member' in document.documentElement.dataset ||
    hasPreview() ||
    search !== '' ||
    // A link of an email carries its answer there; a target inside the page has no such sign.
    hash.includes('=') ||
    // Only the shell sets it, and only the shell restores the position then.
    window.history.scrollRestoration === 'manual'
  );
}

function hasPreview(): boolean {
  try {
    return sessionStorage.getItem('preview-ticket') !== null;
  } catch {
    // Without storage there is no preview.
    return false;
  }
}
