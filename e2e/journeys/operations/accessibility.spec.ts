import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { heading } from '../../support/pages/screen';
import { testScreens } from '../../support/pages/screens';
import { expect, test } from '../../support/test';
import { ACID_FEED, BLUE_RIDGE, HANDRAIL, MANAGER, STAFF } from './pages';

const title = 'Operations';

testScreens('the demo of operations', null, [
  { address: '/demo/operations', title, also: 'Morning opening' },
  { address: '/demo/operations?view=water', title, also: 'Out of limits' },
  { address: '/demo/operations?tab=labor', title, also: 'Over budget' },
]);
testScreens('operations', MANAGER, [
  { address: '/operations', title, also: 'Morning opening' },
  { address: '/operations?view=water', title, also: 'Out of limits' },
  { address: '/operations?view=logs', title, also: 'Opening inspection' },
  { address: '/operations?view=incidents', title, also: 'Near miss' },
  { address: '/operations?view=templates', title, also: 'Lightning delay' },
  { address: '/operations?tab=labor', title, also: 'Aquatics' },
  { address: '/operations?tab=vendors', title, also: BLUE_RIDGE.name },
  { address: '/operations?tab=tickets', title, also: HANDRAIL.title },
  { address: `/operations?tab=tickets&open=${ACID_FEED.id}`, title, also: 'Assigned to Frank Delgado' },
  { address: `/operations?tab=vendors&open=${BLUE_RIDGE.id}`, title, also: 'Second filter service' },
]);
testScreens('operations for the staff', STAFF, [
  { address: '/operations', title, also: 'Morning opening' },
  { address: '/operations?view=incidents', title, also: 'Incidents are confidential' },
  { address: '/operations?tab=vendors', title, also: BLUE_RIDGE.name },
]);

/** Dialogs by what opens them. */
const dialogs: readonly [name: string, address: string, open?: (page: Page) => Promise<void>][] = [
  ['Add ticket', '/demo/operations?tab=tickets&new=ticket'],
  ['Add vendor', '/demo/operations?tab=vendors&new=vendor'],
  ['Write a log', '/demo/operations?view=logs&new=log'],
  ['Report an incident', '/demo/operations?view=incidents&new=incident'],
  ['Add a reading', '/demo/operations?view=water&new=reading'],
  [
    'Edit form',
    '/demo/operations?view=templates',
    (page) => page.getByRole('button', { name: 'Edit Opening inspection' }).click(),
  ],
  ['Bodies of water', '/demo/operations?view=water', (page) => page.getByRole('button', { name: 'Limits' }).click()],
  ['Daily checklists', '/demo/operations', (page) => page.getByRole('button', { name: 'Daily checklists' }).click()],
  [
    'Report a problem',
    '/demo/operations',
    (page) => page.getByRole('button', { name: 'Report a problem: Empty the bins' }).click(),
  ],
  [
    'Budget of Aquatics',
    '/demo/operations?tab=labor',
    (page) => page.getByRole('button', { name: 'Edit budget of Aquatics' }).click(),
  ],
];

test('no dialog has a violation', async ({ page }) => {
  // One after the other: ten dialogs, each judged as a whole.
  test.slow();
  for (const [name, address, open] of dialogs) {
    await test.step(name, async () => {
      await page.goto(address);
      await expect(heading(page, title)).toBeVisible();
      await open?.(page);
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      expect.soft(await violationsOf(page), name).toEqual([]);
    });
  }
});
