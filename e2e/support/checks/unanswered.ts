import type { BrowserContext, Page, Request } from '@playwright/test';

/**
 * The requests that a page, or all pages of a browser, send from now on and that are not answered yet.
 * @param counts which requests are followed; all by default
 */
export function followUnanswered(
  source: BrowserContext | Page,
  counts: (request: Request) => boolean = () => true,
): ReadonlySet<Request> {
  const unanswered = new Set<Request>();
  // Both have these events, but TypeScript does not find a common signature of `on`.
  const events = source as Page;
  events.on('request', (request) => {
    if (counts(request)) unanswered.add(request);
  });
  events.on('requestfinished', (request) => unanswered.delete(request));
  events.on('requestfailed', (request) => unanswered.delete(request));
  return unanswered;
}
