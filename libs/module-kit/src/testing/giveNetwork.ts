import { runInThisContext } from 'node:vm';

/** jsdom has no `fetch`, and Node's is outside of the page's global object. */
export function giveNetwork(): void {
  Object.assign(globalThis, runInThisContext('({ fetch, Headers, Request, Response })'));
}
