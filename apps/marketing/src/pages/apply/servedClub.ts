import type { ClubPage } from './clubPage';

/** Id of the JSON block with the club that the function club-page wrote into the page. */
const BLOCK = 'served-club';

/** Id of the JSON block in which that function records an address without a club. */
const UNKNOWN_BLOCK = 'unknown-club';

/** Whether the page was served with the answer that this address has no club. */
export function isServedAsUnknown(slug: string): boolean {
  const text = globalThis.document?.getElementById(UNKNOWN_BLOCK)?.textContent;
  return Boolean(text) && JSON.parse(text ?? '') === slug;
}

/**
 * The club that the page was served with, if it is the requested one. It is already on the page, so no one has to wait.
 */
export function servedClub(slug: string): ClubPage | undefined {
  const text = globalThis.document?.getElementById(BLOCK)?.textContent;
  if (!text) return undefined;
  const club = JSON.parse(text) as ClubPage;
  return club.slug === slug.toLowerCase() ? club : undefined;
}
