import type { ClubPage } from './clubPage';

/** Id of the JSON block that the function club-page puts into a page with the club that it wrote there. */
const BLOCK = 'served-club';

/** Id of the JSON block in which the same function notes the address that it found no club at. */
const UNKNOWN_BLOCK = 'unknown-club';

/** Whether the page came with the answer that there is no club at this address. */
export function isServedAsUnknown(slug: string): boolean {
  const text = globalThis.document?.getElementById(UNKNOWN_BLOCK)?.textContent;
  return Boolean(text) && JSON.parse(text ?? '') === slug;
}

/** The club that the page came with, if it is the requested one: it is already on the page, so no one has to wait. */
export function servedClub(slug: string): ClubPage | undefined {
  const text = globalThis.document?.getElementById(BLOCK)?.textContent;
  if (!text) return undefined;
  const club = JSON.parse(text) as ClubPage;
  return club.slug === slug.toLowerCase() ? club : undefined;
}
