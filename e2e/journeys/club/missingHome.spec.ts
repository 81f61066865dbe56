import { HOME_OF_MEMBERS, type PlatformManifest } from '@platform/contract';
import { heading } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { askPartsAlone } from '../../support/platform/partsAlone';

test('links to the other pages when no release has the home page', async ({ page, signIn }) => {
  // What the registry answers while the module of the club is in a release from before its dashboards.
  await askPartsAlone(page);
  await page.route('**/rpc/platform_manifest**', async (route) => {
    const response = await route.fetch();
    const manifest = (await response.json()) as PlatformManifest;
    for (const { descriptor } of manifest.modules) {
      descriptor.routes = descriptor.routes.filter(({ path }) => path !== HOME_OF_MEMBERS);
    }
    await route.fulfill({ response, json: manifest });
  });
  await signIn('admin@pinehollow.test');
  await expect(page).toHaveURL(HOME_OF_MEMBERS);
  await expect(heading(page, 'Your dashboard is not here right now')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
});
