import { unsavedChanges } from '@platform/module-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, calls, ME, open, press, refusal, toasted, withDashboardServer } from '../userDashboard.testkit';

const server = withDashboardServer();

const aboveWidgets: unknown[] = ['Needs you today', 'Arrange the overview'];
const shownWidgets = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => !aboveWidgets.includes(title));
const row = (order: string[], version: number, hidden: string[] = []) => ({
  layout_config: { columns: 2, order },
  widget_preferences: { hidden },
  version,
});
const arrange = async () => {
  await open('/user-dashboard');
  await press('Arrange');
};

test("shows at once what is moved and hidden, and saves the person's first row", async () => {
  server().answers['POST user_dashboard_settings'] = [
    { status: 201, json: row(['modules', 'figures', 'messages', 'activity'], 1, ['activity']) },
  ];
  await arrange();
  expect(document.activeElement?.textContent).toBe('Arrange the overview');
  await press('Move Modules up');
  expect(screen.getByText('Modules: place 1 of 4')).toBeTruthy();
  await userEvent.click(await screen.findByRole('switch', { name: 'Recent activity' }));
  expect(shownWidgets()).toEqual(['Modules', 'Quick figures', 'Latest messages']);
  await press('Save Arrangement');
  await toasted('Arrangement saved');
  expect(calls('POST user_dashboard_settings')[0]?.body).toEqual({
    user_id: ME,
    layout_config: { order: ['modules', 'figures', 'messages', 'activity'] },
    widget_preferences: { hidden: ['activity'] },
  });
  expect(shownWidgets()).toEqual(['Modules', 'Quick figures', 'Latest messages']);
  expect(document.activeElement).toBe(await button('Arrange'));
});

test('changes nothing when arranging is canceled', async () => {
  await arrange();
  await press('Move Modules up');
  await press('Cancel');
  expect(shownWidgets()).toEqual(['Quick figures', 'Modules', 'Latest messages', 'Recent activity']);
  expect(calls('POST user_dashboard_settings')).toEqual([]);
});

test('asks before leaving with an unsaved arrangement', async () => {
  await arrange();
  expect(unsavedChanges.first()).toBeUndefined();
  await userEvent.click(await screen.findByRole('switch', { name: 'Recent activity' }));
  expect(unsavedChanges.first()).toBe('the arrangement');
  await userEvent.click(screen.getByRole('switch', { name: 'Recent activity' }));
  expect(unsavedChanges.first()).toBeUndefined();
  await press('Move Modules up');
  expect(unsavedChanges.first()).toBe('the arrangement');
  await press('Cancel');
  expect(unsavedChanges.first()).toBeUndefined();
});

test('shows both arrangements when another window saved one, and lets the person choose', async () => {
  const theirs = row(['activity', 'figures', 'modules', 'messages'], 4);
  const words = 'Someone else changed this. Reload to see their version.';
  server().answers['GET user_dashboard_settings'] = [
    { status: 200, json: [row(['figures', 'modules', 'messages', 'activity'], 3)] },
    { status: 200, json: [theirs] },
  ];
  server().answers['PATCH user_dashboard_settings'] = [
    { status: 409, json: { message: words, code: 'PT409' } },
    { status: 200, json: row(['modules', 'figures', 'messages', 'activity'], 5) },
  ];
  await arrange();
  await press('Move Modules up');
  await press('Save Arrangement');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  const places = (label: string) =>
    within(screen.getByRole('list', { name: label }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(places('Saved meanwhile')[0]).toBe('Recent activity');
  expect(places('Yours, not saved yet')[0]).toBe('Modules');
  expect(shownWidgets()[0]).toBe('Recent activity');
  expect(unsavedChanges.first()).toBe('the arrangement');

  await press('Save mine');
  await waitFor(() => expect(shownWidgets()[0]).toBe('Modules'));
  expect(unsavedChanges.first()).toBeUndefined();
  await toasted('Arrangement saved');
  const versions = calls('PATCH user_dashboard_settings').map(({ body }) => (body as { version: number }).version);
  expect(versions).toEqual([3, 4]);
  expect(calls('PATCH user_dashboard_settings')[1]?.body).toMatchObject({ layout_config: { columns: 2 } });
});

test('logs a failure to load, shows the standard order, and prevents saving over it', async () => {
  server().answers['GET user_dashboard_settings'] = [
    refusal,
    { status: 200, json: [row(['activity', 'figures', 'modules', 'messages'], 2)] },
  ];
  await open('/user-dashboard');
  await button('Arrange');
  expect(shownWidgets()[0]).toBe('Quick figures');
  expect(console.error).toHaveBeenCalledWith('The saved arrangement could not be loaded', expect.anything());
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Arrange');
  expect(screen.getByText('Your saved arrangement could not be loaded')).toBeTruthy();
  await press('Retry');
  await waitFor(() => expect(shownWidgets()[0]).toBe('Recent activity'));
});

test('keeps the arrangement when saving fails', async () => {
  server().answers['POST user_dashboard_settings'] = [
    { status: 500, json: { message: 'The disk is full.', code: 'XX000' } },
  ];
  await arrange();
  await press('Move Modules up');
  await press('Save Arrangement');
  await toasted('Your arrangement was not saved');
  expect(shownWidgets()[0]).toBe('Modules');
  expect(screen.getByRole('button', { name: 'Save Arrangement' })).toBeTruthy();
});

test('allows no changes while saving, because the answer would overwrite them', async () => {
  const saved = row(['modules', 'figures', 'messages', 'activity'], 1);
  server().answers['POST user_dashboard_settings'] = [{ status: 201, json: saved }];
  await arrange();
  await press('Move Modules up');
  let release = () => undefined as void;
  server().hold = new Promise((resolve) => (release = resolve));
  await press('Save Arrangement');
  await waitFor(() => expect(calls('POST user_dashboard_settings')).toHaveLength(1));
  await press('Move Modules down');
  expect(screen.queryByText('Modules: place 2 of 4')).toBeNull();
  expect(shownWidgets()[0]).toBe('Modules');
  const stays = [
    await button('Cancel'),
    await button('Standard order'),
    screen.getByRole('switch', { name: 'Modules' }),
  ];
  expect(stays.map((control) => (control as HTMLButtonElement).disabled)).toEqual([true, true, true]);
  release();
  await toasted('Arrangement saved');
  expect(shownWidgets()[0]).toBe('Modules');
});
