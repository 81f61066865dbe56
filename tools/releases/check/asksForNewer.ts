import type { Request } from '@playwright/test';

/**
 * Whether a page asks the site for another release of what it shows. A check does not answer: the site would name
 * production's release, and the page would reload with it.
 */
export const asksForNewer = (request: Request): boolean =>
  request.resourceType() === 'fetch' && pathOf(request.url()) === pathOf(request.frame().url());

const pathOf = (address: string): string => new URL(address).pathname;
