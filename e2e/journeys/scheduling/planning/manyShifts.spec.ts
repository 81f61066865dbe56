import type { Page } from '@playwright/test';
import { violationsOf } from '../../../support/checks/violationsOf';
import { toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';
import { emptyWeek } from '../../../support/pages/schedule/emptyWeek';
import { keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { card, cellOf, MANAGER, shiftOf } from '../../../support/pages/schedule/schedulePage';

const COUNT = 2000;
const SUNDAY = '2025-05-18';
const TUESDAY = '2025-05-20';
/** 2,000 over seven days: the first five have one more. */
const PER_DAY = 286;

const week = emptyWeek(SUNDAY);
keepSchedule();

test.beforeEach(() => week.addDrafts(COUNT));

const more = (page: Page) => page.locator('[data-more]');

test('caps a week of 2,000 open shifts, and opens, edits and assigns a day of it', async ({ page, signIn }) => {
  await signIn(MANAGER, `/scheduling?week=${SUNDAY}`);
  await expect(page.getByText('0 of 2,000 covered')).toBeVisible();
  await expect(more(page)).toHaveCount(7);
  const open = await cellOf(page, 'Open shifts', TUESDAY);
  await expect(open.locator('[data-shift]')).toHaveCount(23);
  expect(await violationsOf(page)).toEqual([]);

  // With the keyboard: Tab goes through the cards of the cell, and then to the rest.
  const link = open.getByRole('link', { name: `${PER_DAY - 23} more: Open shifts, Tuesday, May 20, by the hour` });
  await open
    .locator('[data-shift]')
    .last()
    .getByRole('button', { name: /^Actions/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=day/);
  await expect(page).toHaveURL(/day=2025-05-20/);
  await expect(page).toHaveURL(/person=open/);

  const grid = page.getByRole('grid', { name: 'Schedule of Tuesday, May 20, by the hour' });
  await expect(page.getByText(`0 of ${PER_DAY} covered`)).toBeVisible();
  await expect(grid.getByRole('row')).toHaveCount(3);
  expect(await grid.locator('[data-shift]').count()).toBeLessThan(150);
  expect(await violationsOf(page)).toEqual([]);
  // The last one is out of sight, and Shift+Tab still reaches it from below.
  const last = grid.locator('[data-shift]').last();
  await last.getByRole('link').focus();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(grid.locator('[data-shift]:focus-within')).toBeInViewport();

  await last.getByRole('link').press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit shift' });
  await form.getByLabel('To').fill('16:30');
  await form.getByRole('combobox', { name: 'Person' }).fill('Ethan');
  await page.getByRole('option', { name: /^Ethan Walsh/ }).click();
  await form.getByRole('button', { name: 'Save shift' }).click();
  await expect(toast(page, 'Lifeguard shift changed')).toBeVisible();
  await expect(page.getByText(`1 of ${PER_DAY} covered`)).toBeVisible();
  expect(await week.countShifts()).toBe(COUNT);

  await page.goto(`/scheduling?week=${SUNDAY}`);
  await expect(more(page)).toHaveCount(7);
  await expect(page.getByText('1 of 2,000 covered')).toBeVisible();
  await expect((await cellOf(page, 'Ethan Walsh', TUESDAY)).locator('[data-shift]')).toHaveCount(1);
});

test('drags a shift out of a full cell', async ({ page, signIn }) => {
  await signIn(MANAGER, `/scheduling?week=${SUNDAY}`);
  const from = await cellOf(page, 'Open shifts', TUESDAY);
  const id = String(await from.locator('[data-shift]').first().getAttribute('data-shift'));
  await expect(page.getByText('Recent Schedule Changes')).toBeVisible();
  await expect(card(page, id)).toHaveAttribute('draggable', 'true');
  // Drags by hand: dragTo would scroll the tall cell between taking the card and moving it.
  await card(page, id).hover();
  const to = await (await cellOf(page, 'Open shifts', '2025-05-21')).boundingBox();
  const height = Number((await card(page, id).boundingBox())?.y) + 10;
  const across = Number(to?.x) + Number(to?.width) / 2;
  await page.mouse.down();
  await page.mouse.move(across - 20, height);
  await page.mouse.move(across, height);
  await page.mouse.up();
  await expect.poll(async () => String((await shiftOf(id))?.starts_at)).toContain('2025-05-21');
  await expect(from.getByText(`${PER_DAY - 24} more`)).toBeVisible();
  await expect((await cellOf(page, 'Open shifts', '2025-05-21')).getByText(`${PER_DAY - 22} more`)).toBeVisible();
});

test('prints every shift, and lists those in sight in its dialogs', async ({ page, signIn }) => {
  await signIn(MANAGER, `/scheduling?week=${SUNDAY}`);
  await expect(more(page)).toHaveCount(7);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    document.body.dataset.printed = String(document.querySelectorAll('[role=grid] [data-shift]').length);
    window.dispatchEvent(new Event('afterprint'));
  });
  await expect(page.locator('body')).toHaveAttribute('data-printed', String(COUNT));

  // Equal open shifts are one line: 56 periods, each for both roles.
  await page.getByRole('button', { name: 'Publish 2,000' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish schedule' });
  await expect(publishing.getByRole('button', { name: 'Publish 2,000 shifts' })).toBeFocused();
  const lines = publishing.getByRole('list', { name: 'Drafts by person' }).locator('li[aria-setsize="112"]');
  await expect(lines.first()).toContainText('Sunday, May 18, 8:00 AM to 12:00 PM · 12 shifts');
  expect(await lines.count()).toBeLessThan(60);
  await lines.last().scrollIntoViewIfNeeded();
  await expect(publishing.locator('li[aria-posinset="110"]')).toBeInViewport();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Find Coverage' }).click();
  const coverage = page.getByRole('dialog', { name: 'Find Coverage' });
  const items = coverage.locator('li[aria-posinset]');
  await expect(items.first()).toHaveAttribute('aria-setsize', '2000');
  expect(await items.count()).toBeLessThan(60);
  expect(await violationsOf(page)).toEqual([]);
  // From the last button, Shift+Tab reaches the last shift, and each one before it.
  await coverage.getByRole('button', { name: 'Close' }).last().focus();
  for (const place of [2000, 1999, 1998]) {
    await page.keyboard.press('Shift+Tab');
    await expect(coverage.locator(`li[aria-posinset="${place}"]`).getByRole('button')).toBeFocused();
  }
  await expect(coverage.locator('li[aria-posinset="1998"]')).toBeInViewport();
  await coverage.getByRole('searchbox').fill('gate may 20 10:00');
  await expect(items.first()).toHaveAttribute('aria-setsize', '12');
  await expect(items.first()).toContainText('Gate Attendant, Tuesday, May 20, 10:00 AM to 2:00 PM');
  await items.first().getByRole('button').click();
  await expect(coverage.getByRole('heading', { name: /^Can take it/ })).toBeVisible();
  await page.keyboard.press('Escape');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the day list renders the visible shifts, and scrolls to its end', async ({ page, signIn }) => {
    await signIn(MANAGER, `/scheduling?day=${TUESDAY}`);
    const list = page.getByRole('region', { name: `${PER_DAY} open shifts` });
    const items = list.locator('li[aria-posinset]');
    await expect(items.first()).toBeVisible();
    expect(await items.count()).toBeLessThan(60);
    const last = list.locator(`li[aria-posinset="${PER_DAY}"]`);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(list.locator(`li[aria-posinset="${PER_DAY - 3}"]`)).toBeInViewport();
    expect(await violationsOf(page)).toEqual([]);
    await last.getByRole('button', { name: /^Open, / }).click();
    await expect(page.getByRole('dialog', { name: 'Edit shift' })).toBeVisible();
  });
});
