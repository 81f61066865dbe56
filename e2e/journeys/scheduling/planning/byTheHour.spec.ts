import type { Page } from '@playwright/test';
import { violationsOf } from '../../../support/checks/violationsOf';
import { toast } from '../../../support/pages/screen';
import { database } from '../../../support/platform/platformRegistry';
import { expect, test } from '../../../support/test';
import { keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { card, choose, MANAGER, shiftId, shiftOf, shiftsOn } from '../../../support/pages/schedule/schedulePage';

keepSchedule();

/** A draft of Ethan Walsh on Sunday, May 4, from 10 to 4. */
const DRAFT = shiftId(85);
const DRAFTS_DAY = '/scheduling?view=day&day=2025-05-04';
const times = async (id: string) => {
  const shift = await shiftOf(id);
  return [shift?.starts_at, shift?.ends_at].map((moment) => String(moment).slice(11, 16)).join('–');
};
const lineOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** Where an hour of a row begins on the screen. */
async function pointAt(page: Page, name: string, hour: string): Promise<{ x: number; y: number }> {
  const head = await page.getByRole('columnheader', { name: new RegExp(`^${hour}`) }).boundingBox();
  const line = await lineOf(page, name).boundingBox();
  if (!head || !line) throw new Error(`${name} has no ${hour} on the page.`);
  return { x: head.x + 2, y: line.y + line.height / 2 };
}

for (const width of [820, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 1400 } });

    test('shows a day by the hour: who is on duty, out of how many, and the current time', async ({ page, signIn }) => {
      await signIn(MANAGER, '/scheduling');
      await page.getByRole('radio', { name: 'Day', exact: true }).check();
      await expect(page).toHaveURL('/scheduling?view=day');
      await expect(page.getByRole('heading', { name: 'Thursday, May 1, 2025' })).toBeVisible();
      const grid = page.getByRole('grid', { name: 'Schedule of Thursday, May 1, by the hour' });
      await expect(grid.getByRole('columnheader', { name: '2 PM 9 of 10 on duty' })).toBeAttached();
      await expect(grid.getByText('Now: 9:00 AM')).toBeAttached();
      await expect(grid.getByRole('rowheader').nth(1)).toHaveText('Open shifts');
      await expect(lineOf(page, 'Rachel Kim').locator('[data-shift]')).toContainText('30 min break');
      await page.getByRole('button', { name: 'Next day' }).click();
      await expect(page).toHaveURL('/scheduling?view=day&day=2025-05-02');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Friday, May 2, 2025' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('adds, moves and lengthens a shift with the keyboard alone', async ({ page, signIn }) => {
      await signIn(MANAGER, DRAFTS_DAY);
      await card(page, DRAFT).getByRole('link').focus();
      await page.keyboard.down('Shift');
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('status').filter({ hasText: '11 AM–5 PM, Ethan Walsh' })).toBeAttached();
      await page.keyboard.up('Shift');
      await expect.poll(() => times(DRAFT)).toBe('15:00–21:00');
      await expect(card(page, DRAFT).getByRole('link')).toBeFocused();
      await page.keyboard.press('Alt+Shift+ArrowLeft');
      await expect.poll(() => times(DRAFT)).toBe('15:00–20:45');

      // Escape reverts it before it is saved.
      await page.keyboard.down('Shift');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Escape');
      await page.keyboard.up('Shift');
      await expect(page.locator('[data-ghost]')).toHaveCount(0);

      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      const add = lineOf(page, 'Grace Okonkwo').getByRole('button', { name: 'Add a shift: Grace Okonkwo, 9 AM' });
      await expect(add).toBeFocused();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: 'Add a shift' });
      await expect(form.getByLabel('From')).toHaveValue('09:00');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+z');
      await expect.poll(() => times(DRAFT)).toBe('15:00–21:00');
      await page.keyboard.press('Control+z');
      await expect.poll(() => times(DRAFT)).toBe('14:00–20:00');
    });

    test('moves a shift to another person with the keyboard, and the focus follows', async ({ page, signIn }) => {
      const before = await shiftOf(DRAFT);
      await signIn(MANAGER, DRAFTS_DAY);
      await card(page, DRAFT).getByRole('link').focus();
      await page.keyboard.press('Shift+ArrowUp');
      await expect(lineOf(page, 'Caleb Foster').locator(`[data-shift="${DRAFT}"]`)).toBeVisible();
      await expect(card(page, DRAFT).getByRole('link')).toBeFocused();
      // The page shows the change before the database has it. Wait, so that the write comes before the schedule is restored.
      await expect.poll(async () => (await shiftOf(DRAFT))?.staff_id).not.toBe(before?.staff_id);
    });

    test('offers in the menu what a drag can do', async ({ page, signIn }) => {
      await signIn(MANAGER, DRAFTS_DAY);
      await choose(page, DRAFT, 'Move 15 minutes later');
      await expect.poll(() => times(DRAFT)).toBe('14:15–20:15');
      await choose(page, DRAFT, 'End 15 minutes earlier');
      await expect.poll(() => times(DRAFT)).toBe('14:15–20:00');
    });
  });
}

test.describe('with a pointer', () => {
  test.use({ viewport: { width: 1440, height: 1600 } });

  test('drags a bar to another hour and its end to another time, and copies it with Ctrl', async ({ page, signIn }) => {
    await signIn(MANAGER, DRAFTS_DAY);
    const bar = card(page, DRAFT);
    const box = await bar.boundingBox();
    if (!box) throw new Error('The shift is not on the page.');
    const hour = box.width / 6;
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + hour, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 3 * hour, y, { steps: 4 });
    await expect(page.locator('[data-ghost]')).toHaveText('12 PM–6 PM');
    await page.mouse.up();
    await expect.poll(() => times(DRAFT)).toBe('16:00–22:00');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const moved = await bar.boundingBox();
    if (!moved) throw new Error('The shift is not on the page.');
    await page.mouse.move(moved.x + moved.width - 2, y);
    await page.mouse.down();
    await page.mouse.move(moved.x + moved.width - 2 - hour, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => times(DRAFT)).toBe('16:00–21:00');

    const target = await pointAt(page, 'Caleb Foster', '12 PM');
    await page.keyboard.down('Control');
    await page.mouse.move(moved.x + 10, y);
    await page.mouse.down();
    await page.mouse.move(moved.x + 12, target.y, { steps: 6 });
    await page.mouse.up();
    await page.keyboard.up('Control');
    await expect(toast(page, 'Lifeguard shift copied to Caleb Foster')).toBeVisible();
    expect(await shiftsOn('2025-05-04')).toHaveLength(5);
  });

  test('hatches the row and names the rule that a drag would break', async ({ page, signIn }) => {
    await signIn(MANAGER, DRAFTS_DAY);
    const box = await card(page, DRAFT).boundingBox();
    if (!box) throw new Error('The shift is not on the page.');
    const target = await pointAt(page, 'Ben Adler', '10 AM');
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 24, target.y, { steps: 6 });
    const row = lineOf(page, 'Ben Adler');
    await expect(row.locator('[data-blocked]')).toBeVisible();
    await expect(row).toContainText('Ben Adler cannot work as Lifeguard on Sunday, May 4');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.locator('[data-ghost]')).toHaveCount(0);
    expect(await times(DRAFT)).toBe('14:00–20:00');
  });

  test('hatches the row and names the rule once a shift would last longer than a day, by pointer and by keyboard', async ({
    page,
    signIn,
  }) => {
    const long = { ends_at: '2025-05-05T13:45:00Z', override_reason: 'A night watch' };
    await (await database()).from('shifts').update(long).eq('id', DRAFT).throwOnError();
    await signIn(MANAGER, DRAFTS_DAY);
    const row = lineOf(page, 'Ethan Walsh');
    const refusal = 'A shift lasts for 24 hours at most.';
    const box = await card(page, DRAFT).boundingBox();
    if (!box) throw new Error('The shift is not on the page.');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 1, y);
    await page.mouse.down();
    await page.mouse.move(box.x - 100, y, { steps: 4 });
    await expect(row.locator('[data-blocked]')).toBeVisible();
    await expect(page.locator('[data-ghost]')).toContainText(refusal);
    await expect(page.locator('[data-blocked]')).toHaveCount(1);
    await page.mouse.up();
    await expect(toast(page, 'The schedule was not changed')).toContainText(refusal);

    await card(page, DRAFT).getByRole('link').focus();
    await page.keyboard.down('Shift');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page.locator('[data-blocked]')).toHaveCount(0);
    await page.keyboard.press('Alt+ArrowRight');
    await expect(row.locator('[data-blocked]')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: `Ethan Walsh, ${refusal}` })).toBeAttached();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page.locator('[data-blocked]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.up('Shift');
    await expect(page.locator('[data-ghost]')).toHaveCount(0);
    expect(await times(DRAFT)).toBe('14:00–13:45');
  });

  test('adds a shift at the hour that is pressed', async ({ page, signIn }) => {
    await signIn(MANAGER, DRAFTS_DAY);
    const { x, y } = await pointAt(page, 'Owen Pratt', '11 AM');
    await page.mouse.click(x + 12, y);
    const form = page.getByRole('dialog', { name: 'Add a shift' });
    await expect(form.getByLabel('From')).toHaveValue('11:00');
    await form.getByRole('button', { name: 'Add shift' }).click();
    await expect(toast(page, 'Gate Attendant shift added')).toBeVisible();
    await expect(lineOf(page, 'Owen Pratt').locator('[data-shift]')).toContainText('11 AM–');
  });
});

test('shows 23 and 25 hours on the days when the clocks change', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?view=day&day=2025-03-09');
  await expect(page.getByText('The clocks go forward: this day has 23 hours')).toBeVisible();
  await page.goto('/scheduling?view=day&day=2025-11-02');
  await expect(page.getByText('The clocks go back: this day has 25 hours')).toBeVisible();
});

test.describe('a whole day of 25 hours', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('shows the label of every hour, with the zone of the one that comes twice', async ({ page, signIn }) => {
    await signIn(MANAGER, '/scheduling?view=day&day=2025-11-02');
    await page
      .getByRole('button', { name: /^Add a shift: Open shifts/ })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: 'Add a shift' });
    await form.getByLabel('From').fill('00:30');
    await form.getByLabel('To').fill('23:00');
    await form.getByRole('button', { name: 'Add shift' }).click();
    const heads = page.getByRole('grid').getByRole('columnheader', { name: / [AP]M/ });
    await expect(heads).toHaveCount(25);
    await expect(heads.filter({ hasText: /^1 AM/ })).toContainText(['1 AM EDT', '1 AM EST']);
    // A word that is wider than its hour would be cut.
    expect(await heads.evaluateAll((all) => all.filter((head) => head.scrollWidth > head.clientWidth).length)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("shows the day's list at the day's address", async ({ page, signIn }) => {
    await signIn(MANAGER, DRAFTS_DAY);
    await expect(page.getByRole('heading', { name: 'Sunday, May 4', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Actions for Ethan Walsh, Lifeguard, Sunday, May 4/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit shift…' })).toBeVisible();
  });
});
