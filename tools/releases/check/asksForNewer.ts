import type { Request } from '@playwright/test';

/**
 * Whether a request asks the site for a newer release of the page. A check leaves it unanswered: the answer would be the
 * release in production, and the page would reload with that one.
 */
export const asksForNewer = (request: Request): boolean =>
  request.resourceType() === 'fetch' && pathOf(request.url()) === pathOf(request.frame().url());

const pathOf = (address: string): string => new URL(address).pathname;
