import { database } from '../../../support/platform/platformRegistry';
import {
  KEYBOARD_WIDTHS,
  pick,
  pickRadio,
  press,
  reach,
  setWidth,
  write,
  writeDay,
  writeTime,
} from '../../../support/pages/keyboard';
import { expect, test } from '../../../support/test';
import { keyedRows, removeKeyed } from '../keyedRows';
import { MANAGER, PINE_HOLLOW } from '../pages';
import { PIXEL } from '../../../support/pixel';

const POOL = 'Keys: therapy pool';
const READING = 'Keys: acid added.';
const INCIDENT = 'Keys: a chair tipped over.';

/** The rotation of the sample club. */
let rotation: Record<string, unknown>;
test.beforeEach(async () => {
  const db = await database();
  const { data } = await db.from('rotation_rules').select('*').eq('club_id', PINE_HOLLOW).single().throwOnError();
  rotation = data as Record<string, unknown>;
});

/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  await removeKeyed({ water_readings: 'notes', pools: 'name', incidents: 'description' });
  await db
    .from('notifications')
    .delete()
    .eq('club_id', PINE_HOLLOW)
    .like('title', '% out of its limits')
    .throwOnError();
  const { version: _version, ...back } = rotation;
  await db.from('rotation_rules').update(back).eq('club_id', PINE_HOLLOW).throwOnError();
});

for (const width of KEYBOARD_WIDTHS) {
  test(`water, incidents and the rotation are kept with the keyboard alone at ${width} px`, async ({
    page,
    signIn,
  }) => {
    // Several screens' work, one after another.
    test.slow();
    await setWidth(page, width);
    await signIn(MANAGER, '/operations?view=water');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
    const view = page.getByRole('radiogroup', { name: 'Forms and logs' });

    await test.step('a body of water gets its limits, its times and a reading', async () => {
      await press(button('Limits'));
      await press(button('Add a body of water'));
      const adding = dialog('Add a body of water');
      await write(adding.getByLabel('Name'), POOL);
      await press(button('Add a time'));
      await writeTime(adding.getByLabel('Time 1', { exact: true }), '10:00');
      await press(button('Add a time'));
      await press(button('Remove time 2'));
      await press(button('Add'));
      await press(button(`Edit ${POOL}`));
      await pick(dialog(`Edit ${POOL}`).getByLabel('Kind'), 'Spa');
      await press(button('Save'));
      await expect(dialog(`Edit ${POOL}`)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await press(page.getByRole('link', { name: POOL }));
      await expect(page.getByRole('heading', { name: `Balance of ${POOL}` })).toBeVisible();

      await press(button('Add a reading'));
      const reading = dialog('Add a reading');
      await pick(reading.getByLabel('Body of water'), POOL);
      await writeDay(reading.getByLabel('Day'), '2025-05-01');
      await write(reading.getByRole('spinbutton', { name: 'pH' }), '8.2');
      await press(button('Save reading'));
      await expect(reading.getByText('Write down what you did about it.')).toBeVisible();
      await write(reading.getByLabel('What you did'), READING);
      await press(button('Save reading'));
      await expect(reading).toHaveCount(0);
      const row = page.getByRole('row').filter({ hasText: READING });
      await press(row.getByRole('button', { name: /^Strike the reading/ }));
      await write(dialog('Strike this reading?').getByLabel('Reason'), 'The kit had expired.');
      await press(button('Strike reading'));
      await expect(page.getByText('Struck: The kit had expired.')).toBeVisible();
      await pickRadio(page.getByRole('radiogroup', { name: 'Period' }), '12 months');
      await expect
        .poll(() => keyedRows('water_readings', 'notes', 'ph, struck_reason'))
        .toEqual([{ ph: 8.2, struck_reason: 'The kit had expired.' }]);
      await expect
        .poll(() => keyedRows('pools', 'name', 'kind, reading_times'))
        .toEqual([{ kind: 'spa', reading_times: ['10:00:00'] }]);
      await press(page.getByRole('link', { name: "Inspector's sheet" }));
      await pick(page.getByLabel('Body of water', { exact: true }), 'Main pool');
      await pick(page.getByLabel('Month', { exact: true }), 'Apr 2025');
      await expect(page.getByRole('rowheader', { name: 'Apr 28, 7:45 AM' })).toBeVisible();
      await press(page.getByRole('main').getByRole('link', { name: 'Water' }));
      await reach(view);
    });

    await test.step('an incident is reported, completed, signed, closed and opened again', async () => {
      await pickRadio(view, 'Incidents');
      await press(button('Report an incident'));
      const reporting = dialog('Report an incident');
      await pickRadio(reporting.getByRole('radiogroup', { name: 'Severity' }), 'Moderate');
      await pick(reporting.getByLabel('Kind'), 'Near miss');
      await writeDay(reporting.getByLabel('Day'), '2025-05-01');
      await write(reporting.getByLabel('Location'), 'Snack bar');
      await write(reporting.getByLabel('What happened'), INCIDENT);
      await press(button('Report incident'));
      await expect(reporting).toHaveCount(0);
      await press(page.getByRole('row').filter({ hasText: 'Snack bar' }).getByRole('link', { name: 'Near miss' }));
      const drawer = dialog('Near miss');
      await press(button('Complete or correct'));
      await write(dialog('Complete incident').getByLabel('Action taken'), 'Chairs are tied together.');
      await press(button('Save incident'));
      await expect(drawer).toContainText('Chairs are tied together.');
      const choosing = page.waitForEvent('filechooser');
      await press(drawer.getByLabel('Add a photo'));
      await (await choosing).setFiles(PIXEL);
      await press(button('Remove photo 1'));
      await press(button('Remove photo'));
      await expect.poll(() => keyedRows('incidents', 'description', 'photos')).toEqual([{ photos: [] }]);
      await press(button('Add a signature'));
      await write(dialog('Add a signature').getByLabel('Name of the person who signs'), 'Wanda Witness');
      await press(button('Sign'));
      await expect(drawer).toContainText('Wanda Witness');
      await press(button('Close with a review'));
      await write(dialog('Close with a review').getByLabel('Review'), 'Nothing else to do.');
      await press(button('Close incident'));
      await expect(drawer).toContainText('Nothing else to do.');
      await page.reload();
      await expect(drawer).toContainText('Nothing else to do.');
      await press(button('Open again'));
      await expect(button('Close with a review')).toBeVisible();
      await press(drawer.getByRole('link', { name: 'Print', exact: true }));
      await expect(page.getByRole('main')).toContainText('Wanda Witness');
    });

    await test.step('the stands of the rotation are changed', async () => {
      await page.goto('/operations/rotation');
      await press(button('Stands and breaks'));
      const changing = dialog('Stands and breaks');
      await reach(changing.getByLabel('Stands', { exact: true }));
      await page.keyboard.press('Control+Home');
      await page.keyboard.type('Keys: gate\n');
      await write(changing.getByRole('spinbutton', { name: 'On one stand' }), '20');
      await press(button('Save'));
      await expect(changing).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText('Keys: gate');
      await page.reload();
      await expect(page.getByRole('main')).toContainText('Keys: gate');
    });
  });
}
