import { expect, test } from '../../support/test';

test('tells an administrator whose club has no Exercises how to ask for it', async ({ page, signIn }) => {
  await signIn('admin@lakeside.test', '/exercises');
  const main = page.getByRole('main');
  await expect(main.getByText('You can ask for it')).toBeVisible();
  await main.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
});
