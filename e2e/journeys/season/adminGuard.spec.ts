import { expect, test } from '../../support/test';

// These journeys end on the dashboard, which loads every module, so they are here and not beside the administration.
for (const email of ['manager@pinehollow.test', 'staff@pinehollow.test']) {
  for (const address of ['/admin', '/admin/settings']) {
    test(`${email} is sent from ${address} to the dashboard`, async ({ page, signIn }) => {
      await signIn(email, address);
      await expect(page).toHaveURL('/dashboard');
    });
  }
}
