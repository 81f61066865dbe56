import type { Request } from '@playwright/test';

/**
 * Whether a page asks the site for another release of what it shows. A check answers nothing: the site would name the
 * release that production has, and the page would load itself anew with it.
 */
export const asksForNewer = (request: Request): boolean =>
  request.resourceType() === 'fetch' && pathOf(request.url()) === pathOf(request.frame().url());

const pathOf = (address: string): string => new URL(address).pathname;
