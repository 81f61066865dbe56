import { toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';
import { keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { cellOf, MANAGER, shiftOf, shiftsOn } from '../../../support/pages/schedule/schedulePage';

keepSchedule();

// The club is in New York. Its clocks go back on Sunday, November 2, 2025, at 2 AM.
for (const timezoneId of ['Pacific/Honolulu', 'Europe/Berlin', 'Asia/Kolkata']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("shows and saves the club's hours, in the week in which its clocks change", async ({ page, signIn }) => {
      await signIn(MANAGER, '/scheduling?week=2025-11-02');
      const sunday = await cellOf(page, 'Owen Pratt', '2025-11-02');
      await sunday.getByRole('button').click();
      const form = page.getByRole('dialog', { name: 'Add a shift' });
      await form.getByLabel('From').fill('14:00');
      await form.getByLabel('To').fill('20:00');
      await form.getByRole('button', { name: 'Add shift' }).click();
      await expect(toast(page, 'Gate Attendant shift added')).toBeVisible();
      await expect(sunday.getByRole('link', { name: /Sunday, November 2, 2:00 PM to 8:00 PM/ })).toBeVisible();
      expect(await shiftsOn('2025-11-02')).toMatchObject([{ starts_at: '2025-11-02T19:00:00+00:00' }]);
      await page.goto('/scheduling?week=2025-10-26');
      const saturday = await cellOf(page, 'Owen Pratt', '2025-11-01');
      await saturday.getByRole('button').click();
      await form.getByLabel('From').fill('22:00');
      await form.getByLabel('To').fill('03:00');
      await form.getByRole('button', { name: 'Add shift' }).click();
      await expect(toast(page, 'Gate Attendant shift added')).toBeVisible();
      await expect(saturday.getByRole('link', { name: /Saturday, November 1, 10:00 PM to 3:00 AM/ })).toBeVisible();
      const [night] = (await shiftsOn('2025-11-01')) as { id: string }[];
      // Six hours: the one from 1 AM to 2 AM comes twice.
      expect(await shiftOf(night?.id ?? '')).toMatchObject({
        starts_at: '2025-11-02T02:00:00+00:00',
        ends_at: '2025-11-02T08:00:00+00:00',
      });
    });
  });
}
