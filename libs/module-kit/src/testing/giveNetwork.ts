import { runInThisContext } from 'node:vm';

/** jsdom brings no fetch; Node's own lives outside of the page's global. */
export function giveNetwork(): void {
  Object.assign(globalThis, runInThisContext('({ fetch, Headers, Request, Response })'));
}
