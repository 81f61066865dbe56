import {
  cell,
  choose,
  consequences,
  engagementOf,
  LAKESIDE,
  PINE_HOLLOW,
  resetEngagements,
  SWITCHED_OFF,
} from '../../support/platform/engagements';
import { database } from '../../support/platform/platformRegistry';
import { expect, signInAs, test } from '../../support/test';
import { violationsOf, WCAG_AA } from '../../support/checks/violationsOf';

/** The people of Lakeside as the dialog counts them: other tests admit people there, too. */
async function peopleOfLakeside(): Promise<string> {
  const { data, error } = await (await database()).from('profiles').select('role').eq('club_id', LAKESIDE.id);
  if (error) throw new Error(error.message);
  const staff = data.filter(({ role }) => role === 'user').length;
  return `${data.length} people with an account: ${staff} ${staff === 1 ? 'user' : 'users'}, ${data.length - staff} administrator`;
}

test.afterEach(resetEngagements);

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('the firm switches a module on after reading what it means, and the club gets it', async ({
      page,
      signIn,
      browser,
      baseURL,
    }) => {
      // Two people sign in.
      test.slow();
      const staff = await browser.newPage({ baseURL });
      await signInAs(staff, 'staff@lakeside.test', '/training');
      await expect(staff.getByRole('heading', { level: 1, name: SWITCHED_OFF })).toBeVisible();

      await signIn('firm@clubcrew.test', '/admin/features');
      await page.getByRole('searchbox', { name: 'Search clubs by name' }).fill('lake');
      await expect(cell(page, PINE_HOLLOW.name)).toHaveCount(0);
      await expect(cell(page, LAKESIDE.name)).toHaveText(/Off$/);
      await cell(page, LAKESIDE.name).click();
      await choose(page, 'Latest release');
      const comes = consequences(page).getByRole('region', { name: 'Comes' });
      await expect(comes).toContainText('(/training)');
      await expect(comes).toContainText('On the dashboard');
      await expect(consequences(page)).toContainText(await peopleOfLakeside());
      await expect(consequences(page)).toContainText(/0 → [\d,]+ \(\+[\d,]+\)/);
      expect(await violationsOf(page, WCAG_AA)).toEqual([]);

      const confirm = page.getByRole('button', { name: 'Switch on now' });
      await confirm.click();
      await expect(page.getByText('Write in a few words why.')).toBeVisible();
      expect(await engagementOf(LAKESIDE)).toEqual([]);
      await page.getByLabel('Reason').fill('They asked for it by phone.');
      await confirm.click();
      await expect(page.getByText('Training is switched on, following production')).toBeVisible();
      await expect(page.getByRole('dialog')).toContainText('They asked for it by phone.');
      expect(await engagementOf(LAKESIDE)).toEqual([{ channel: 'production', pinned_version: null }]);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(cell(page, LAKESIDE.name)).toContainText('1.0.0production');

      await staff.reload();
      await expect(staff.getByRole('heading', { level: 1, name: 'Training' })).toBeVisible();
      await staff.close();
    });
  });
}
