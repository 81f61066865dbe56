import { failuresOf, FOR_EVER, freeze, platformModule, promoted, TITLE } from '../support/releases/freezing';
import { expect, signInAs, test } from '../support/test';

test('blames the card that freezes the dashboard, and shows the other cards', async ({ context, page, problems }) => {
  test.slow();
  const script = platformModule(`async mountSlot() { ${FOR_EVER} }, ${TITLE}`);
  await promoted('8.2.2', script, async () => {
    await signInAs(page, 'manager@pinehollow.test', '/settings');
    // The first freeze shows that a card was at fault; the second shows which one.
    await freeze(context, '/legacy-dashboard');
    await freeze(context, '/legacy-dashboard');
    const failures = failuresOf(page);
    await page.goto('/legacy-dashboard');
    await expect(page.getByRole('main').getByRole('link', { name: 'Marketing', exact: true })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByRole('alert').filter({ hasText: 'unavailable' })).toHaveCount(0);
    await expect.poll(() => failures).toMatchObject([{ moduleId: 'exercises', version: '8.2.2', phase: 'mount' }]);
    problems.length = 0;
  });
});
