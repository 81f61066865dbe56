import { forgetClub, startOnboarding, step } from '../../support/pages/newcomer';
import { expect, test } from '../../support/test';

test.beforeEach(forgetClub);
test.afterAll(forgetClub);

test("a person without a club is sent to onboarding from a module's page", async ({ page }) => {
  await startOnboarding(page);
  await page.goto('/exercises');
  await expect(page).toHaveURL('/onboarding');
  await expect(step(page, 1)).toBeVisible();
});
