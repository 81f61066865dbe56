import type { Page, Route } from '@playwright/test';
import { settled } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

/** What the dashboard of a person on the staff reads: what every dashboard begins with, and their own week. */
const READS = ['dashboard_needs', 'open_shifts_for_me', 'shift_requests', 'shifts'];

/** Holds the answers of the backend until the test has seen what the page asks meanwhile. */
async function holdAnswers(page: Page) {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route('**/rest/v1/**', async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  const answer = () => Promise.all(waiting.splice(0).map((route) => route.continue()));
  return {
    /** Names of the tables and functions that wait for an answer. Parts of a joint answer that is late also ask alone. */
    asked: () => waiting.map((route) => /\/rest\/v1\/(?:rpc\/)?(\w+)/.exec(route.request().url())?.[1]),
    /** Answers what waits. */
    answer,
    /** Answers what waits, and what comes later. */
    answerAll() {
      isHeld = false;
      return answer();
    },
  };
}

for (const { who, email, people } of [
  { who: 'a lifeguard', email: 'staff@pinehollow.test', people: 'roster_page' },
  { who: 'a manager on the staff', email: 'manager@pinehollow.test', people: 'staff_members' },
]) {
  const reads = [...READS, people];

  test(`${who} asks for their week in the second step of a first visit, and in the only one of the next`, async ({
    page,
    startSession,
  }) => {
    const week = page.getByRole('main').getByRole('region', { name: 'My week' }).getByText('planned this week');
    await startSession(email);
    const first = await holdAnswers(page);
    await page.goto('/dashboard');
    await expect.poll(first.asked).toEqual(['platform_start']);
    await first.answer();
    await expect.poll(first.asked).toEqual(expect.arrayContaining(reads));
    await first.answerAll();
    await expect(week).toBeVisible();
    await settled(page);

    const next = await holdAnswers(page);
    await page.reload();
    await expect.poll(next.asked).toEqual(expect.arrayContaining(['platform_start', ...reads]));
    await next.answerAll();
    await expect(week).toBeVisible();
  });
}
