import { expect, test } from '../../support/test';

for (const email of ['manager@pinehollow.test', 'staff@pinehollow.test']) {
  test(`${email} is sent from the admin pages to the dashboard`, async ({ page, signIn }) => {
    await signIn(email, '/admin');
    await expect(page).toHaveURL('/dashboard');
  });
}
