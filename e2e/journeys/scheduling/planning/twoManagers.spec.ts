import type { Page } from '@playwright/test';
import { setWidth } from '../../../support/pages/keyboard';
import { toast } from '../../../support/pages/screen';
import { expect, signInAs, test } from '../../../support/test';
import { keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import {
  card,
  cellOf,
  choose,
  MANAGER,
  shiftId,
  shiftOf,
  shiftsOn,
} from '../../../support/pages/schedule/schedulePage';

keepSchedule();

const WEEK = '/scheduling?week=2025-05-04';
/** A draft of Sunday, May 4. */
const DRAFT = shiftId(85);

const ofDraft = (state: RegExp) => new RegExp(`^Actions for Ethan Walsh, .*May 4.*${state.source}`);

/** Chooses from the menu of the draft while it is in a state, in the grid and in the day list. */
async function act(page: Page, state: RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: ofDraft(state) }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test("two managers edit one week: each sees the other's edits, and nothing is lost", async ({
  page,
  browser,
  problems,
}) => {
  await page.clock.install();
  await signInAs(page, MANAGER, WEEK);
  await expect(card(page, DRAFT)).toBeVisible();
  const desk = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const other = await desk.newPage();
    await signInAs(other, 'admin@pinehollow.test', WEEK);
    await choose(other, DRAFT, 'Needs coverage');
    await expect(card(other, DRAFT)).toHaveAttribute('data-flagged');
    const cell = await cellOf(other, 'Owen Pratt', '2025-05-05');
    await cell.getByRole('button').click();
    const form = other.getByRole('dialog', { name: 'Add a shift' });
    await form.getByLabel('From').fill('10:00');
    await form.getByLabel('To').fill('16:00');
    await form.getByRole('button', { name: 'Add shift' }).click();
    await expect(toast(other, 'Gate Attendant shift added')).toBeVisible();

    // The first manager's page looks for changes by itself.
    await page.clock.fastForward(20_000);
    const theirs = await cellOf(page, 'Owen Pratt', '2025-05-05');
    await expect(theirs.getByRole('link', { name: /10:00 AM to 4:00 PM/ })).toBeVisible();
    await expect(card(page, DRAFT)).toHaveAttribute('data-flagged');

    // A change to the version now on screen is no conflict, and both remain. On a tablet and a phone, too.
    for (const width of [1440, 820, 390]) {
      await setWidth(page, width);
      await act(page, / needs coverage$/, 'No longer needs coverage');
      await expect.poll(() => shiftOf(DRAFT)).toMatchObject({ needs_cover: false });
      await setWidth(other, width);
      await other.reload();
      await act(other, / draft$/, 'Needs coverage');
      await expect.poll(() => shiftOf(DRAFT)).toMatchObject({ needs_cover: true });
      await page.clock.fastForward(20_000);
    }
    await expect(page.getByRole('button', { name: ofDraft(/ needs coverage$/) })).toBeVisible();
    expect(await shiftsOn('2025-05-05')).toEqual(
      expect.arrayContaining([expect.objectContaining({ role: 'Gate Attendant', status: 'draft' })]),
    );

    // A draft is not deleted with what the other manager has just changed in it.
    await act(other, / needs coverage$/, 'No longer needs coverage');
    await expect.poll(() => shiftOf(DRAFT)).toMatchObject({ needs_cover: false });
    await act(page, / needs coverage$/, 'Delete draft');
    await expect(toast(page, 'The schedule was not changed')).toContainText(
      'Someone else changed the Lifeguard shift on Sunday, May 4, 10:00 AM to 4:00 PM meanwhile, so nothing was deleted.',
    );
    expect(await shiftOf(DRAFT)).toMatchObject({ needs_cover: false });
    // The browser itself logs the refusal.
    expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
  } finally {
    await desk.close();
  }
});
