import type { Page } from '@playwright/test';
import type { Followed } from './followRequests';
import type { PageRequest } from './requestTree';
import { untilSilent, type Known } from './waits';

const REQUEST: PageRequest = { url: 'main.js', kind: 'script', start: 0, end: 1, bytes: 1 };

/** Time that passes only while someone waits for a page (milliseconds). */
let now: number;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** Waits for a page that ends a request at each of these times. @returns how long it took */
async function waitFor(ends: readonly number[], known?: Known): Promise<number> {
  now = 0;
  const followed: Followed = { ended: [], pending: new Map(), lastChange: 0 };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    const ended = ends.filter((end) => end <= now);
    followed.ended = ended.map(() => REQUEST);
    followed.lastChange = ended.at(-1) ?? 0;
    return Promise.resolve();
  };
  const page = { waitForTimeout: pass, evaluate: () => pass(10) } as unknown as Page;
  await untilSilent(page, followed, known);
  return now;
}

test('waits for the silence of a page of which nothing is known', async () => {
  expect(await waitFor([100, 900])).toBe(3400);
});

test('waits for a page it knows until it has asked for as much and is idle', async () => {
  const known = { requests: [] };
  expect(await waitFor([100, 900], known)).toBe(3400);
  expect(await waitFor([100, 900], known)).toBe(1110);
});

test('waits in full for a page that asks for less, and learns of one that asks for more', async () => {
  const known = { requests: [] };
  await waitFor([100, 900], known);
  expect(await waitFor([100], known)).toBe(2600);
  await waitFor([100, 900, 1000], known);
  expect(known.requests).toEqual([3]);
});
