import { violationsOf } from '../../../support/checks/violationsOf';
import { keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { card, MANAGER, shiftId, shiftOf, shiftsOn } from '../../../support/pages/schedule/schedulePage';
import { database } from '../../../support/platform/platformRegistry';
import { toast } from '../../../support/pages/screen';
import { expect, signInAs, test } from '../../../support/test';

keepSchedule();

/** A draft of Ethan Walsh on Sunday, May 4, from 10 to 4. */
const DRAFT = shiftId(85);

for (const width of [1440, 820, 390]) {
  test(`a form at ${width} px keeps its input when another manager deletes the shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await signInAs(page, MANAGER, `/scheduling?week=2025-05-04&day=2025-05-04&shift=${DRAFT}`);
    const form = page.getByRole('dialog', { name: 'Edit shift' });
    await form.getByLabel('Notes').fill('Bring the keys.');
    const db = await database();
    await db.from('shifts').delete().eq('id', DRAFT).throwOnError();
    // The page looks for other people's changes by itself.
    await page.clock.fastForward(20_000);
    await expect(form.getByText('Someone else has removed this shift, or moved it to another week.')).toBeVisible();
    await expect(form.getByLabel('Notes')).toHaveValue('Bring the keys.');
    expect(await violationsOf(page)).toEqual([]);
    await form.getByRole('button', { name: 'Add as a new shift' }).click();
    await expect(toast(page, 'Lifeguard shift added')).toBeVisible();
    const found = (await shiftsOn('2025-05-04')).filter(({ starts_at: at }) => String(at).includes('T14:00'));
    const notes = await Promise.all(found.map(async ({ id }) => (await shiftOf(id as string))?.notes));
    expect(notes).toContain('Bring the keys.');
  });
}

test('a form closes when its own manager deletes the shift', async ({ page }) => {
  await signInAs(page, MANAGER, `/scheduling?week=2025-05-04&shift=${DRAFT}`);
  const form = page.getByRole('dialog', { name: 'Edit shift' });
  await form.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete draft' }).click();
  await expect(toast(page, 'Lifeguard draft deleted')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(card(page, DRAFT)).toHaveCount(0);
  // Undo brings back the shift, and not its form.
  await page.getByRole('button', { name: 'Undo: Lifeguard draft deleted' }).click();
  await expect(card(page, DRAFT)).toBeVisible();
  await expect(form).toBeHidden();
});

test('Find Coverage says that another manager deleted its shift, and shows the others', async ({ page }) => {
  await page.clock.install();
  const db = await database();
  await db.from('shifts').update({ staff_id: null }).eq('id', DRAFT).throwOnError();
  await signInAs(page, MANAGER, `/scheduling?week=2025-05-04&do=coverage&shift=${DRAFT}`);
  const dialog = page.getByRole('dialog', { name: 'Find Coverage' });
  await expect(dialog.getByText('Can take it')).toBeVisible();
  await db.from('shifts').delete().eq('id', DRAFT).throwOnError();
  await page.clock.fastForward(20_000);
  const said = 'Someone else has removed the Lifeguard shift on Sunday, May 4, 10:00 AM to 4:00 PM';
  await expect(dialog.getByRole('status').filter({ hasText: said })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // Another shift, and back: what is over is not said again.
  await dialog
    .getByRole('button', { name: /^Find people: / })
    .first()
    .click();
  await expect(dialog.getByRole('button', { name: 'Other shifts' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Other shifts' }).click();
  await expect(dialog.getByText('Choose a shift.')).toBeVisible();
  await expect(dialog.getByText('Someone else has removed')).toHaveCount(0);
});
