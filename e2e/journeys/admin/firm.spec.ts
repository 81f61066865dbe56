import { heading, linksOf, platformLinks } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

test('takes the firm, which has no club, to the dashboard and never to onboarding', async ({ page, signIn }) => {
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
  expect(visited).not.toContain('/onboarding');
});
