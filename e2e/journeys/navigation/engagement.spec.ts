import { brand } from '@platform/contract';
import { database } from '../../support/platform/platformRegistry';
import { platformLinks } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

// page.clock leaves init scripts behind in a reused context, and they fail in the next test.
test.use({ reuseContext: false });

const PINE_HOLLOW = { id: '10000000-0000-4000-8000-000000000001', name: 'Pine Hollow Swim & Tennis Club' };
const SWITCHED_OFF = "Exercises is not part of your club's engagement";

test.afterEach(async () => {
  const engagement = { club_id: PINE_HOLLOW.id, module_id: 'exercises' };
  await (await database()).from('club_modules').upsert(engagement).throwOnError();
});

test('an open page learns that its module is switched off: the menu at once, the module when it is left', async ({
  page,
  signIn,
}) => {
  const notice = page.getByRole('status').filter({ hasText: `A new version of ${brand.name} is ready.` });
  await signIn('manager@pinehollow.test');
  await page.clock.install();
  await page.goto('/exercises');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Exercises');
  // Time that is put forward would give up what is still being fetched.
  await page.waitForLoadState('networkidle');
  const asked = page.waitForResponse('**/rpc/platform_manifest**');
  await page.clock.fastForward('05:30');
  await (await asked).finished();
  await expect(platformLinks(page).getByRole('link', { name: 'Exercises' })).toBeVisible();

  const db = await database();
  await db.from('club_modules').delete().eq('club_id', PINE_HOLLOW.id).eq('module_id', 'exercises');
  await page.clock.fastForward('05:30');
  await expect(platformLinks(page).getByRole('link', { name: 'Exercises' })).toHaveCount(0);
  await expect(notice).toBeVisible();
  await expect(title).toHaveText('Exercises');
  await platformLinks(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(title).toHaveText(PINE_HOLLOW.name);
  await expect(notice).toHaveCount(0);
  // Time that is put forward would give up the cards that are still being fetched.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.goBack();
  await expect(title).toHaveText(SWITCHED_OFF);

  await db.from('club_modules').insert({ club_id: PINE_HOLLOW.id, module_id: 'exercises' });
  await page.clock.fastForward('05:30');
  await platformLinks(page).getByRole('link', { name: 'Exercises' }).click();
  await expect(title).toHaveText('Exercises');
});
