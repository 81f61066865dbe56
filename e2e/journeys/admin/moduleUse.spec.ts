import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** Requests the code of a module that this group does not declare. */
async function requestTraining(page: Page): Promise<void> {
  const answer = await page.request.get('/modules/training/1.0.0/entry.js');
  expect(answer.status()).toBe(200);
}

test.fail('a test fails when it requests a module that its group does not declare', ({ page }) =>
  requestTraining(page),
);

test('an undeclared module is named', async ({ page, moduleUse }) => {
  expect(moduleUse.undeclared()).toEqual([]);
  await requestTraining(page);
  expect(moduleUse.undeclared()).toEqual(['training']);
  // Otherwise this test fails, too.
  moduleUse.declared.push('training');
});
