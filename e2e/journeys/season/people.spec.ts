import { database } from '../../support/platformRegistry';
import { heading, linksOf, platformLinks } from '../../support/screen';
import { expect, test } from '../../support/test';

/** How many training modules the database has of a club, past every policy. */
async function countCourses(slug: string): Promise<number> {
  const courses = (await database()).from('training_courses').select('id, clubs!inner(slug)').eq('clubs.slug', slug);
  const { data } = await courses.throwOnError();
  expect(data.length).toBeGreaterThan(0);
  return data.length;
}

test('a person whose club has no Training gets there the way to ask for it, as an administrator', async ({
  page,
  signIn,
}) => {
  await signIn('admin@lakeside.test', '/training');
  const main = page.getByRole('main');
  await expect(main.getByText('You can ask for it')).toBeVisible();
  await main.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
});

test.describe('other people of the platform', () => {
  test('a manager and a plain member see the same training of their club', async ({ page, signIn }) => {
    const courses = await countCourses('pine-hollow');
    for (const [email, name] of [
      ['manager@pinehollow.test', 'Elena Ruiz'],
      ['staff@pinehollow.test', 'Jordan Blake'],
    ] as const) {
      await signIn(email);
      await expect(heading(page, new RegExp(name))).toBeVisible();
      await platformLinks(page).getByRole('link', { name: 'Training' }).click();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(courses);
      await page.getByRole('button', { name: `Account of ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await expect(page).toHaveURL('/');
    }
  });

  test('the firm, which has no club, comes to the dashboard and never to onboarding', async ({ page, signIn }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await signIn('firm@clubcrew.test');
    await expect(heading(page, /Dana Whitfield/)).toBeVisible();
    expect(await linksOf(platformLinks(page))).toEqual([['Admin', '/admin']]);
    const main = page.getByRole('main');
    await expect(main.getByText('Modules')).toHaveCount(0);
    await main.getByRole('link', { name: 'Admin' }).click();
    await expect(page).toHaveURL(/\/admin/);
    await expect(platformLinks(page).getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page');

    await page.goto('/training');
    await expect(heading(page, 'Training')).toBeVisible();
    await expect(page.getByText('Your account belongs to no club')).toBeVisible();
    await expect(page.getByText('No training modules available')).toHaveCount(0);
    await page.reload();
    await expect(heading(page, 'Training')).toBeVisible();
    expect(visited).not.toContain('/onboarding');
  });

  test('the account menu names the person, their address and their club', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await page.getByRole('button', { name: 'Account of Marcus Bell' }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Marcus Bell');
    await expect(menu).toContainText('admin@pinehollow.test');
    await expect(menu).toContainText('Pine Hollow Swim & Tennis Club');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Account of Marcus Bell' })).toBeFocused();
  });
});
