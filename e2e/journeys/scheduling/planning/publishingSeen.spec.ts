import { CLUB, keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { MANAGER, shiftId, shiftOf } from '../../../support/pages/schedule/schedulePage';
import { database } from '../../../support/platform/platformRegistry';
import { toast } from '../../../support/pages/screen';
import { expect, signInAs, test } from '../../../support/test';

keepSchedule();

/** A draft that another manager adds while the first one looks at what publishing changes. */
const ADDED = shiftId(9300);

for (const width of [1440, 390]) {
  test(`publishing at ${width} px leaves out no draft and adds none that the manager did not see`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, MANAGER, '/scheduling?week=2025-05-04&do=publish');
    const dialog = page.getByRole('dialog', { name: 'Publish schedule' });
    const publish = dialog.getByRole('button', { name: 'Publish 4 shifts' });
    await expect(publish).toBeVisible();
    const db = await database();
    await db
      .from('shifts')
      .insert({
        id: ADDED,
        club_id: CLUB,
        role: 'Lifeguard',
        starts_at: '2025-05-08T10:00:00-04:00',
        ends_at: '2025-05-08T16:00:00-04:00',
      })
      .throwOnError();
    await publish.click();
    await expect(
      dialog.getByText('Someone else changed the drafts of this week meanwhile, so nothing was published.'),
    ).toBeVisible();
    expect(await shiftOf(ADDED)).toMatchObject({ status: 'draft' });
    expect(await shiftOf(shiftId(85))).toMatchObject({ status: 'draft' });
    // The list is the new one, so the next press publishes what it shows.
    await expect(dialog).toContainText('Thursday, May 8, 10:00 AM to 4:00 PM');
    await dialog.getByRole('button', { name: 'Publish 5 shifts' }).click();
    await expect(toast(page, '5 shifts published')).toBeVisible();
    expect(await shiftOf(ADDED)).toMatchObject({ status: 'published' });
    // The browser itself logs the refusal.
    expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
  });
}
