import { violationsOf } from '../../../support/checks/violationsOf';
import { recordRequests, toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('plans a day of the demo by tapping, and sends nothing', async ({ page }) => {
    const sent = recordRequests(page, '/rest', '/auth', '/functions');
    await page.goto('/demo/operations/scheduling');
    const figure = (label: string) => page.getByRole('listitem').filter({ hasText: label }).first();
    await expect(figure("Today's shifts")).toContainText('122 need coverage');
    await expect(figure('This week')).toContainText('84');
    await expect(figure('Coverage rate')).toContainText('94%');
    await expect(figure('Open shifts')).toContainText('5');

    await page.getByRole('button', { name: /^Friday, May 2/ }).click();
    await expect(page.getByRole('heading', { name: 'Friday, May 2' })).toBeVisible();
    const open = page.getByRole('region', { name: '2 open shifts' });
    await open.getByRole('button', { name: /^Actions for Open, Gate Attendant/ }).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    const move = page.getByRole('dialog', { name: 'Move shift to…' });
    await move.getByRole('combobox', { name: 'Person' }).fill('Ben');
    await page.getByRole('option', { name: /Ben Adler/ }).click();
    await move.getByRole('button', { name: 'Move shift' }).click();
    await expect(page.getByRole('region', { name: '1 open shift', exact: true })).toBeVisible();
    await expect(figure('Open shifts')).toContainText('4');
    await expect(figure('Coverage rate')).toContainText('95%');
    await expect(page.getByRole('listitem').filter({ hasText: 'Gate Attendant shift change' }).first()).toContainText(
      'Covered',
    );

    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(figure('Open shifts')).toContainText('5');

    await page.getByRole('button', { name: 'Add shift' }).click();
    const form = page.getByRole('dialog', { name: 'Add a shift' });
    await form.getByRole('button', { name: 'Add shift' }).click();
    await expect(toast(page, 'shift added')).toBeVisible();
    await expect(figure('This week')).toContainText('85');
    expect(await violationsOf(page)).toEqual([]);
    expect(sent).toEqual([]);
  });
});

test('creates and publishes a week in the demo', async ({ page }) => {
  await page.goto('/demo/operations/scheduling?do=create');
  const form = page.getByRole('dialog', { name: 'Create Schedule' });
  await form.getByLabel('Week', { exact: true }).fill('2025-05-18');
  await form.getByRole('radio', { name: 'Template' }).check({ force: true });
  await form.getByRole('button', { name: 'Create Schedule' }).click();
  await expect(toast(page, '84 drafts created')).toBeVisible();
  await page.getByRole('button', { name: 'Publish 84' }).click();
  await page.getByRole('button', { name: 'Publish 84 shifts' }).click();
  await expect(toast(page, '84 shifts published')).toBeVisible();
  await expect(page.locator('[data-status="draft"]')).toHaveCount(0);
});
