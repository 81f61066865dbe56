import { expect, test } from '../../support/test';

test('a person whose club has no Errands gets there the way to ask for it, as an administrator', async ({
  page,
  signIn,
}) => {
  await signIn('admin@lakeside.test', '/errands');
  const main = page.getByRole('main');
  await expect(main.getByText('You can ask for it')).toBeVisible();
  await main.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
});
