import type { Locator, Page } from '@playwright/test';
import { answerOf, type Platform } from '../releases/platforms/platform';
import type { Measurement } from './measurement';
import { withServedPlatform } from './servedPlatform';
import { signedInPage } from './signedInPage';

const PEOPLE = 5000;
/** Most rows in one request. */
const BATCH = 1000;
const ROUNDS = 7;
/** Pixels of one wheel step, and the number of steps. */
const TURN = 240;
const TURNS = 60;

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

/** The longest frame (milliseconds) while a person scrolls through 5,000 people, for each round. */
export function measureScrolling(): Promise<Measurement[]> {
  return withServedPlatform(async ({ platform, origin, browser }) => {
    await addPeople(platform);
    const page = await signedInPage(browser, origin);
    const scroll = async (name: string, address: string, find: () => Locator, isWhole = find): Promise<Measurement> => {
      await page.goto(`${origin}${address}`);
      await isWhole().waitFor({ state: 'attached', timeout: 120_000 });
      const runs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) runs.push(await longestFrame(page, find(), round % 2 === 0));
      return { name: `longest frame while scrolling ${name}`, unit: 'ms', promise: 50, runs };
    };
    return [
      await scroll(
        'the roster',
        '/staff',
        () => page.getByRole('row').nth(5),
        () => page.getByRole('radio', { name: 'All 5,0' }),
      ),
      await scroll('a column of the pipeline', '/recruitment', () =>
        page
          .getByRole('list', { name: /^Pending review/ })
          .getByRole('listitem')
          .nth(2),
      ),
      await scroll('the list of applications', '/recruitment?view=list', () => page.getByRole('row').nth(5)),
    ];
  });
}

async function addPeople({ registry }: Platform): Promise<void> {
  const [club] = await answerOf(registry.from('clubs').select('id').eq('slug', 'pine-hollow'));
  const clubId = String(club?.id);
  for (let first = 0; first < PEOPLE; first += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => first + index);
    const people = numbers.map((number) => ({
      club_id: clubId,
      name: `Person ${number}`,
      role: 'Lifeguard',
      status: 'Active',
      hourly_rate: 15,
    }));
    await answerOf(registry.from('staff_members').insert(people));
    const applications = numbers.map((number) => ({
      club_id: clubId,
      name: `Applicant ${number}`,
      applied_date: '2025-04-20',
      season: '2025',
    }));
    await answerOf(registry.from('job_applications').insert(applications));
  }
}

/** Turns the wheel over an element, in steps that are faster than frames, and records the length of each frame. */
async function longestFrame(page: Page, over: Locator, down: boolean): Promise<number> {
  // An element that covers it, such as the link over a whole card, scrolls the same.
  await over.hover({ force: true });
  await page.evaluate(WATCH_FRAMES);
  for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, down ? TURN : -TURN);
  return page.evaluate<number>('Math.max(...frames.slice(1))');
}
