/**
 * The address a person requested before they had to sign in, from the history entry where the guard stored it. Any
 * other value, and any address of another site, is ignored.
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
  // A browser would read a path that begins with two slashes as another site's address.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
