import { group, openPalette } from '../../support/pages/palette';
import { expect, test } from '../../support/test';

test('offers actions that change the club only to its managers', async ({ page, signIn }) => {
  const offered = group(page, 'Actions').getByRole('option');
  const added = group(page, 'Actions').getByRole('option', { name: 'Add staff' });
  await signIn('manager@pinehollow.test');
  await openPalette(page);
  await expect(added).toBeVisible();
  await signIn('staff@pinehollow.test');
  await openPalette(page);
  await expect(offered.getByText('See the staff')).toBeVisible();
  await expect(added).toHaveCount(0);
  for (const label of ['Review applications', 'Assign training', 'Draft the budget'])
    await expect(offered.getByText(label)).toHaveCount(0);
});
