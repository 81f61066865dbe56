import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** Requests the code of a module that this group does not declare. */
async function requestMarketing(page: Page): Promise<void> {
  const answer = await page.request.get('/modules/marketing/1.0.0/entry.js');
  expect(answer.status()).toBe(200);
}

test.fail('a test fails when it requests a module that its group does not declare', ({ page }) =>
  requestMarketing(page),
);

test('names an undeclared module', async ({ page, moduleUse }) => {
  expect(moduleUse.undeclared()).toEqual([]);
  await requestMarketing(page);
  expect(moduleUse.undeclared()).toEqual(['marketing']);
  // Otherwise this test fails, too.
  moduleUse.declared.push('marketing');
});
