/**
 * The address a person wanted before they had to sign in, as the guard left it in the history entry. Any other value,
 * and any address of another site, is ignored.
 * @returns an absolute path of this site with its query and hash
 */
export function returnAddress(state: unknown, origin: string): string | undefined {
  const from = (state as { from?: unknown } | null)?.from;
  if (typeof from !== 'string' || !from.startsWith('/')) return undefined;
  let url: URL;
  try {
    url = new URL(from, origin);
  } catch {
    return undefined;
  }
  // A path that begins with two slashes would be read as another site's address the next time.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
