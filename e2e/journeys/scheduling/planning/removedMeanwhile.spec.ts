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
