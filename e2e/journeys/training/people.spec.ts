import { database } from '../../support/platform/platformRegistry';
import { heading, platformLinks } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

/** How many training modules the database has of a club, past every policy. */
async function countCourses(slug: string): Promise<number> {
  const courses = (await database()).from('training_courses').select('id, clubs!inner(slug)').eq('clubs.slug', slug);
  const { data } = await courses.throwOnError();
  expect(data.length).toBeGreaterThan(0);
  return data.length;
}

test('a manager and a plain member see the same training of their club', async ({ page, signIn }) => {
  const courses = await countCourses('pine-hollow');
  for (const [email, name] of [
    ['manager@pinehollow.test', 'Elena Ruiz'],
    ['staff@pinehollow.test', 'Jordan Blake'],
  ] as const) {
    await signIn(email);
    await expect(heading(page, new RegExp(name))).toBeVisible();
    await platformLinks(page).getByRole('link', { name: 'Training' }).click();
    await expect(page.getByRole('list', { name: 'Training modules' }).getByRole('listitem')).toHaveCount(courses);
  }
});

test('tells the firm on the Training page that it has no club, and never onboards it', async ({ page, signIn }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await signIn('firm@clubcrew.test', '/training');
  await expect(heading(page, 'Training')).toBeVisible();
  await expect(page.getByText('Your account belongs to no club')).toBeVisible();
  await expect(page.getByText('No training modules available')).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'Training')).toBeVisible();
  expect(visited).not.toContain('/onboarding');
});
