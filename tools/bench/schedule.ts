import type { Browser, Page } from '@playwright/test';
import { answerOf } from '../releases/platforms/platform';
import { longestTask } from './longestTask';
import type { Measurement } from './measurement';
import { addSchedule, OPEN_WEEK, PEOPLE, PLANNED_WEEK, SHIFTS } from './scheduleRows';
import { withServedPlatform } from './servedPlatform';
import { signedInPage } from './signedInPage';

const ROUNDS = 7;
const TURNS = 40;
/** Pixels of one wheel step. */
const TURN = 240;
const OF_THE_WEEK = `${PEOPLE} people and ${SHIFTS} shifts`;

/**
 * The schedule of a large club in a browser: scrolling, dragging, dropping, and filling its open shifts (milliseconds).
 */
export function measureSchedule(): Promise<Measurement[]> {
  return withServedPlatform(async ({ platform, origin, browser }) => {
    const [club] = await answerOf(platform.registry.from('clubs').select('id').eq('slug', 'pine-hollow'));
    await addSchedule(platform.registry, String(club?.id));
    const page = await signedInPage(browser, origin);
    return [...(await measureGrid(browser, page, origin)), await measureFilling(page, origin)];
  });
}

// As text: a named function would need a compiler helper that the page does not have.
const WATCH_FRAMES = `
  window.frames = [];
  (function watch(last) {
    requestAnimationFrame((now) => {
      frames.push(now - last);
      watch(now);
    });
  })(performance.now());
`;

const longestFrame = (page: Page) => page.evaluate<number>('Math.max(...frames.slice(1))');

/** @param page where the manager is signed in */
export async function measureGrid(browser: Browser, page: Page, origin: string): Promise<Measurement[]> {
  await page.goto(`${origin}/scheduling?week=${PLANNED_WEEK}`);
  await page.locator('[data-shift][draggable=true]').nth(20).waitFor({ state: 'attached', timeout: 120_000 });
  const [scrolled, scrolling, dragged, dragging, dropped]: number[][] = [[], [], [], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.mouse.move(700, 500);
    await page.evaluate(WATCH_FRAMES);
    const task = await longestTask(browser, page, async () => {
      for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, round % 2 === 0 ? TURN : -TURN);
    });
    scrolling?.push(task);
    scrolled?.push(await longestFrame(page));
  }
  await page.evaluate('window.scrollTo(0, 400)');
  for (let round = 0; round < ROUNDS; round += 1) {
    const { longest, task, drop } = await dragOnce(browser, page, round);
    dragged?.push(longest);
    dragging?.push(task);
    dropped?.push(drop);
  }
  const of = (name: string, promise: number, runs: number[] = []): Measurement => ({ name, unit: 'ms', promise, runs });
  return [
    of(`longest frame while scrolling ${OF_THE_WEEK}`, 50, scrolled),
    of('CPU time of the longest task of it', 50, scrolling),
    of('longest frame while dragging a shift among them', 50, dragged),
    of('CPU time of the longest task of it, with the drop', 50, dragging),
    of('from the drop until the shift appears there', 100, dropped),
  ];
}

// Resolves when a frame shows the shift in the cell, with the time since the drop.
const WATCH_DROP = `([shift, cell]) => {
  window.dropped = new Promise((resolve) => {
    document.addEventListener('drop', () => {
      const start = performance.now();
      (function look() {
        const there = document.querySelector('[data-cell="' + cell + '"] [data-shift="' + shift + '"]');
        if (there) requestAnimationFrame(() => resolve(performance.now() - start));
        else requestAnimationFrame(look);
      })();
    }, { once: true, capture: true });
  });
}`;

/** Rows that scroll into view are rendered a frame later, and others are removed. */
const untilRendered = (page: Page) =>
  page.evaluate('new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)))');

/** Drags a person's shift across the days to a day of a person who is free all week. */
async function dragOnce(browser: Browser, page: Page, round: number) {
  const rowOf = (name: RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const busy = rowOf(/^Person \d+/).filter({ has: page.locator('[data-shift]') });
  const target = rowOf(/^Ben Adler/)
    .locator('[data-cell]')
    .nth(round);
  const shift = busy
    .nth(round % 4)
    .locator('[data-shift]')
    .nth(round % 6);
  await untilRendered(page);
  await shift.scrollIntoViewIfNeeded();
  await untilRendered(page);
  const [id, cell] = [await shift.getAttribute('data-shift'), await target.getAttribute('data-cell')];
  await shift.hover();
  await page.evaluate(`(${WATCH_DROP})(${JSON.stringify([id, cell])})`);
  await page.evaluate(WATCH_FRAMES);
  let longest = 0;
  const task = await longestTask(browser, page, async () => {
    await page.mouse.down();
    const box = await shift.boundingBox();
    if (!box) throw new Error('The shift is not on the page.');
    for (let step = 1; step <= 20; step += 1) {
      await page.mouse.move(box.x + 20 + (step % 5) * 90, box.y + 10 + (step % 4) * 30);
    }
    longest = await longestFrame(page);
    await target.hover({ force: true });
    await target.hover({ force: true });
    await page.mouse.up();
    await page.evaluate('dropped');
  });
  return { longest, task, drop: await page.evaluate<number>('dropped') };
}

/** From the press until the grid shows the proposal. */
export async function measureFilling(page: Page, origin: string): Promise<Measurement> {
  const runs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${origin}/scheduling?week=${OPEN_WEEK}&fill=open`);
    const start = page.getByRole('button', { name: `Find people for ${SHIFTS} shifts` });
    await start.waitFor({ timeout: 120_000 });
    const begun = performance.now();
    await start.click();
    // Only rows in view: the others are not rendered.
    await page.locator('[data-proposed]').first().waitFor({ state: 'attached', timeout: 120_000 });
    runs.push(performance.now() - begun);
  }
  return { name: `auto-fill of ${OF_THE_WEEK}, until the grid shows it`, unit: 'ms', promise: 2000, runs };
}
