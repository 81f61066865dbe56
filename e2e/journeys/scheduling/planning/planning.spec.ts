import { violationsOf } from '../../../support/checks/violationsOf';
import { personsClient } from '../../../support/people';
import { toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';
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

const OWEN = '10000005-0000-4000-8000-000000000018';
const FRIDAY_GATE = shiftId(69);
const DRAFT = shiftId(85);

test("the week's figures match its rows", async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling');
  const figure = (label: string) => page.getByRole('listitem').filter({ hasText: label }).first();
  await expect(figure("Today's shifts")).toContainText('122 need coverage');
  await expect(figure('This week')).toContainText('84');
  await expect(figure('Coverage rate')).toContainText('94%');
  await expect(figure('Open shifts')).toContainText('5');
  await expect(page.getByText('$8,556 of $8,000 labor budget, over')).toBeVisible();
  await figure('Open shifts').getByRole('link').click();
  await expect(page).toHaveURL('/scheduling?person=open');
  await expect(page.locator('[data-shift]')).toHaveCount(5);
});

test('a manager adds a shift with the keyboard alone, and undoes it', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  const cell = await cellOf(page, 'Owen Pratt', '2025-05-05');
  await page.getByRole('grid').getByRole('button', { name: 'Add a shift: Open shifts, Sunday, May 4' }).focus();
  // Down to Owen Pratt, who is the fifth below the open shifts, and a day on.
  for (let row = 0; row < 4; row += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(cell.getByRole('button', { name: 'Add a shift: Owen Pratt, Monday, May 5' })).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add a shift' });
  await expect(form.getByLabel('Role')).toHaveValue('Gate Attendant');
  await form.getByLabel('From').fill('10:00');
  await form.getByLabel('To').fill('16:00');
  await form.getByLabel('To').press('Enter');
  await expect(toast(page, 'Gate Attendant shift added')).toBeVisible();
  await expect(
    cell.getByRole('link', { name: /^Owen Pratt, Gate Attendant, Monday, May 5, 10:00 AM to 4:00 PM/ }),
  ).toBeVisible();
  expect(await shiftsOn('2025-05-05')).toMatchObject([{ staff_id: OWEN, status: 'draft' }]);
  await page.keyboard.press('Control+z');
  await expect(cell.getByRole('link')).toHaveCount(0);
  await expect.poll(() => shiftsOn('2025-05-05')).toEqual([]);
  await page.keyboard.press('Control+Shift+Z');
  await expect(cell.getByRole('link')).toHaveCount(1);
  await expect.poll(() => shiftsOn('2025-05-05')).toMatchObject([{ staff_id: OWEN }]);
  await page.keyboard.press('Control+z');
  await expect(cell.getByRole('link')).toHaveCount(0);
  await expect.poll(() => shiftsOn('2025-05-05')).toEqual([]);
  await page.keyboard.press('Control+y');
  await expect(cell.getByRole('link')).toHaveCount(1);
  await expect.poll(() => shiftsOn('2025-05-05')).toMatchObject([{ staff_id: OWEN }]);
});

test("refuses a shift that breaks a hard rule in the database's words, and keeps the input", async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  const cell = await cellOf(page, 'Owen Pratt', '2025-05-06');
  await cell.getByRole('button').click();
  const form = page.getByRole('dialog', { name: 'Add a shift' });
  await form.getByLabel('Role').selectOption('Lifeguard');
  await form.getByLabel('Notes').fill('Bring the keys.');
  await form.getByRole('button', { name: 'Add shift' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'Owen Pratt cannot work as Lifeguard on Tuesday, May 6 without a valid certification: CPR/AED (expired on',
  );
  await expect(form.getByLabel('Notes')).toHaveValue('Bring the keys.');
  expect(await shiftsOn('2025-05-06')).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
});

test('lets a manager break a soft rule with a reason', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  // He is unavailable on Mondays.
  await (await cellOf(page, 'Jordan Blake', '2025-05-05')).getByRole('button').click();
  const form = page.getByRole('dialog', { name: 'Add a shift' });
  await expect(form.getByText('Jordan Blake is not available on Monday, May 5')).toBeVisible();
  await form.getByRole('button', { name: 'Add shift' }).click();
  await expect(form.getByText('A reason has 3 to 500 characters.')).toBeVisible();
  await form.getByLabel('Reason to plan it anyway').fill('He offered to come.');
  await form.getByRole('button', { name: 'Add shift' }).click();
  await expect(toast(page, 'Lifeguard shift added')).toBeVisible();
  expect(await shiftsOn('2025-05-05')).toHaveLength(1);
});

test('moves a shift by its menu, and moves it back with Undo', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  await choose(page, DRAFT, 'Move to…');
  const form = page.getByRole('dialog', { name: 'Move shift to…' });
  await form.getByLabel('Day').fill('2025-05-08');
  await form.getByRole('button', { name: 'Move shift' }).click();
  await expect((await cellOf(page, 'Ethan Walsh', '2025-05-08')).getByRole('link')).toBeVisible();
  await expect.poll(async () => (await shiftOf(DRAFT))?.starts_at).toBe('2025-05-08T14:00:00+00:00');
  await page.getByRole('button', { name: /^Undo: Lifeguard shift moved/ }).click();
  await expect.poll(async () => (await shiftOf(DRAFT))?.starts_at).toBe('2025-05-04T14:00:00+00:00');
  await page.getByRole('button', { name: /^Redo: / }).click();
  await expect.poll(async () => (await shiftOf(DRAFT))?.starts_at).toBe('2025-05-08T14:00:00+00:00');
});

test('moves a shift by dragging, and copies it with Ctrl', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling');
  await card(page, FRIDAY_GATE).dragTo(await cellOf(page, 'Ben Adler', '2025-05-02'));
  await expect(toast(page, 'Gate Attendant shift moved to Ben Adler, Friday, May 2')).toBeVisible();
  await expect.poll(async () => (await shiftOf(FRIDAY_GATE))?.staff_id).not.toBeNull();
  await toast(page, 'Gate Attendant shift moved to Ben Adler').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await shiftOf(FRIDAY_GATE))?.staff_id).toBeNull();

  await page.goto('/scheduling?week=2025-05-04');
  await page.keyboard.down('Control');
  await card(page, DRAFT).dragTo(await cellOf(page, 'Ethan Walsh', '2025-05-07'));
  await page.keyboard.up('Control');
  await expect(toast(page, 'Lifeguard shift copied, Wednesday, May 7')).toBeVisible();
  expect(await shiftOf(DRAFT)).toMatchObject({ starts_at: '2025-05-04T14:00:00+00:00' });
  expect(await shiftsOn('2025-05-07')).toHaveLength(1);
});

test('names the rule that a drag would break, and changes nothing', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling');
  const guard = shiftId(66);
  const target = await cellOf(page, 'Ben Adler', '2025-05-02');
  await card(page, guard).hover();
  await page.mouse.down();
  await target.hover();
  await target.hover();
  await expect(target).toHaveAttribute('data-blocked', '');
  await expect(target).toContainText('Ben Adler cannot work as Lifeguard on Friday, May 2');
  await page.mouse.up();
  await expect(toast(page, 'The schedule was not changed')).toContainText('Ben Adler cannot work as Lifeguard');
  expect(await shiftOf(guard)).toMatchObject({ staff_id: null });
});

test('refuses to save over another version, and shows both side by side', async ({ page, signIn, problems }) => {
  await signIn(MANAGER, `/scheduling?shift=${FRIDAY_GATE}`);
  const form = page.getByRole('dialog', { name: 'Edit shift' });
  await form.getByLabel('Notes').fill('Mine.');
  const other = await personsClient('admin@pinehollow.test');
  await other.from('shifts').update({ notes: 'Theirs.' }).eq('id', FRIDAY_GATE).throwOnError();
  await form.getByRole('button', { name: 'Save shift' }).click();
  await expect(form.getByRole('alert')).toContainText('Someone else changed this. Reload to see their version.');
  await expect(form.getByRole('table')).toContainText('Theirs.');
  await expect(form.getByRole('table')).toContainText('Mine.');
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
  await form.getByRole('button', { name: 'Keep my version' }).click();
  await expect(toast(page, 'Gate Attendant shift changed')).toBeVisible();
  expect(await shiftOf(FRIDAY_GATE)).toMatchObject({ notes: 'Mine.' });
});

test('flags, opens, cancels and restores a shift by its menu', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling');
  const saturday = shiftId(74);
  await choose(page, saturday, 'Needs coverage');
  await expect.poll(async () => (await shiftOf(saturday))?.needs_cover).toBe(true);
  await choose(page, saturday, 'Make open');
  await expect.poll(() => shiftOf(saturday)).toMatchObject({ staff_id: null, needs_cover: false });
  await choose(page, saturday, 'Cancel shift');
  await expect.poll(async () => (await shiftOf(saturday))?.status).toBe('cancelled');
  await choose(page, saturday, 'Restore shift');
  await expect.poll(async () => (await shiftOf(saturday))?.status).toBe('published');
});
