import { DataError, queryClient } from '@platform/module-kit';
import { media } from '@platform/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from './demo/demoSource';
import { newPerson } from './person/form/personDraft';
import type { StaffList } from './source/rows/staffMember';
import type { StaffSource } from './source/staffSource';
import { openStaff } from './staff.testkit';

/**
 * The sample club over a slow connection: the first people are there, and the test decides when and how the rest
 * arrives.
 */
async function slowSource() {
  const demo = createDemoSource();
  const whole = await demo.listStaff();
  const working = whole.people.filter(({ status }) => status === 'Active');
  let come: (whole: StaffList) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const rest = new Promise<StaffList>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  let asked = 0;
  const listStaff: StaffSource['listStaff'] = async (onPart) => {
    asked += 1;
    onPart?.({ ...whole, people: working.slice(0, 10), isWhole: false });
    return asked === 1 ? rest : whole;
  };
  return { source: { ...demo, listStaff }, comes: () => come(whole), fails: fail };
}

const shownPeople = () => within(screen.getByRole('region', { name: 'Staff' })).getAllByRole('rowheader').length;
const statuses = () =>
  within(screen.getByRole('radiogroup', { name: 'Status' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

test('shows and finds the first people at once, and counts nothing until all have arrived', async () => {
  const { source, comes } = await slowSource();
  await openStaff(source);
  await screen.findAllByRole('rowheader');
  expect(shownPeople()).toBe(10);
  expect(statuses().slice(0, 4)).toEqual(['All', 'On staff', 'Active', 'Pending']);
  expect(screen.getAllByText('10 people so far, reading the rest…').length).toBeGreaterThan(0);
  await userEvent.type(screen.getByRole('searchbox'), 'no one of this name');
  expect(await screen.findByText('No one found so far')).toBeTruthy();
  expect(screen.queryByText('No staff members found')).toBeNull();

  await userEvent.click(screen.getByRole('tab', { name: 'Analytics' }));
  expect(await screen.findByRole('status', { name: 'Loading the charts' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Staff Roster' }));
  await userEvent.clear(screen.getByRole('searchbox'));
  await act(async () => comes());
  await waitFor(() => expect(shownPeople()).toBe(24));
  expect(statuses()).toContain('On staff 24');
});

test('keeps the first people when the rest fails, with the reason and Retry', async () => {
  const { source, fails } = await slowSource();
  await openStaff(source);
  await screen.findAllByRole('rowheader');
  await act(async () => fails(new DataError('The roster is closed for a moment.', '42501', 403)));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Failed to fetch staff')).toBeTruthy();
  expect(alert.getByText('Only a part of the roster has come. The roster is closed for a moment.')).toBeTruthy();
  expect(shownPeople()).toBe(10);
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(shownPeople()).toBe(24));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('gives a person who was added by hand their checklist from the drawer', async () => {
  const source = createDemoSource();
  const id = await source.addMember({ ...newPerson, name: 'Robin Hale', role: 'Lifeguard' });
  await openStaff(source, `?open=${id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Robin Hale' }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Start onboarding checklist' }));
  expect(await drawer.findByText('0 of 5 done')).toBeTruthy();
  expect(drawer.getByLabelText(/^Form I-9/)).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Start onboarding checklist' })).toBeNull();
});

test("redirects the staff page's address for job roles to the one list of them", async () => {
  await openStaff(createDemoSource(), '?tab=roles');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/demo/recruitment?tab=roles'));
});

test('shows the tabs of recruitment beside those of the staff', async () => {
  await openStaff(createDemoSource());
  await userEvent.click(await screen.findByRole('tab', { name: 'Last season' }));
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/demo/recruitment?tab=last-season'),
  );
});

test('starts analytics with what to do, and links every figure to its people', async () => {
  await openStaff(createDemoSource(), '?tab=analytics');
  const next = within(await screen.findByRole('region', { name: 'What to do next' }));
  expect(next.getByRole('link', { name: /^5 certifications run out within 30 days/ }).getAttribute('href')).toBe(
    '/demo/recruitment/staff?certification=expiring',
  );
  const roles = within(screen.getByRole('table', { name: 'Headcount by role' }));
  expect(roles.getAllByRole('rowheader')).toHaveLength(8);
  expect(roles.getByRole('row', { name: 'Lifeguard 12 of 13' })).toBeTruthy();
  expect(roles.getByRole('link', { name: 'Tennis Pro' }).getAttribute('href')).toBe(
    '/demo/recruitment/staff?role=Tennis+Pro',
  );
});

test('asks for positions in the analytics of a club without any, and calls nothing filled', async () => {
  const source = createDemoSource();
  const roles = (await source.listRoles()).map((role) => ({ ...role, positionsTotal: 0, positionsFilled: 0 }));
  const measures = { ...(await source.readMeasures()), certificationsExpiring: 0, actionNeeded: 0 };
  const staff = { ...(await source.listStaff()), people: [] };
  Object.assign(source, {
    listRoles: async () => roles,
    listStaff: async () => staff,
    readMeasures: async () => measures,
  });
  await openStaff(source, '?tab=analytics');
  const next = within(await screen.findByRole('region', { name: 'What to do next' }));
  expect(next.getByText(/No role has positions yet/)).toBeTruthy();
  expect(next.getByRole('link').getAttribute('href')).toBe('/demo/recruitment?tab=roles');
});

test('shows a dash for the headcount of a role without people and positions', async () => {
  const source = createDemoSource();
  const roles = await source.listRoles();
  const unplanned = { ...roles[0]!, id: 'unplanned', title: 'Snack Bar', positionsTotal: 0, positionsFilled: 0 };
  Object.assign(source, { listRoles: async () => [...roles, unplanned] });
  await openStaff(source, '?tab=analytics');
  const table = within(await screen.findByRole('table', { name: 'Headcount by role' }));
  expect(table.getByRole('row', { name: 'Snack Bar –' })).toBeTruthy();
});

test('asks before the drawer closes over an edit, and closes at once without one', async () => {
  const source = createDemoSource();
  const avery = (await source.listStaff()).people.find(({ name }) => name === 'Avery Collins');
  await openStaff(source, `?open=${avery?.id}`);
  const drawer = await screen.findByRole('dialog', { name: 'Avery Collins' });
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Edit' }));
  await userEvent.type(within(drawer).getByLabelText('Name'), ' Jr.');
  for (const close of ['Close', '{Escape}']) {
    if (close === '{Escape}') await userEvent.keyboard(close);
    else await userEvent.click(within(drawer).getByRole('button', { name: close }));
    await screen.findByText(/Your changes to Avery Collins are not saved yet/);
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(within(drawer).getByLabelText<HTMLInputElement>('Name').value).toBe('Avery Collins Jr.');
  }
  await userEvent.click(within(drawer).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await source.readMember(avery?.id ?? '')).name).toBe('Avery Collins');
});

test('asks before a person is brought back, and names what is missing', async () => {
  const source = createDemoSource();
  const left = { role: 'Manager', status: 'Inactive', startDate: '2024-05-25', endDate: '2024-09-02' };
  const id = await source.addMember({ ...newPerson, name: 'Robin Hale', ...left });
  await openStaff(source, `?open=${id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Robin Hale' }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Reactivate…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Reactivate Robin Hale?' }));
  expect(await question.findByText(/Manager would have 2 people; 1 position is planned\./)).toBeTruthy();
  expect(question.getByText(/Their last day, Sep 2, 2024, stays/)).toBeTruthy();
  expect((await source.readMember(id)).status).toBe('Inactive');
  await userEvent.click(question.getByRole('button', { name: 'Reactivate' }));
  await waitFor(async () => expect((await source.readMember(id)).status).toBe('Active'));
});

test('says why figures failed with Retry, and keeps known ones when a refresh fails', async () => {
  const demo = createDemoSource();
  let isDown = true;
  const readMeasures = async () => {
    if (isDown) throw new DataError('The figures are closed for a moment.', '42501', 403);
    return demo.readMeasures();
  };
  await openStaff({ ...demo, readMeasures });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The figures are closed for a moment.');
  expect(screen.getByRole('link', { name: /^Staff –/ })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^Positions filled 24 of 26/ })).toBeTruthy();
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /^Staff 24/ })).toBeTruthy();

  isDown = true;
  await act(() => queryClient.invalidateQueries({ queryKey: ['recruitment', 'demo', 'readMeasures'] }));
  expect(screen.getByRole('link', { name: /^Staff 24/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the figures of certifications only to managers', async () => {
  const demo = createDemoSource();
  await openStaff({ ...demo, canManage: false });
  expect(await screen.findByRole('link', { name: /^Staff 24/ })).toBeTruthy();
  expect(screen.queryByText('no valid certification')).toBeNull();
  expect(screen.queryByText('Expiring certifications')).toBeNull();
});

test('lists people as cards on a tablet, where a table does not fit beside the sidebar', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query === media.narrow,
      onchange: null,
    }) as unknown as MediaQueryList;
  try {
    await openStaff(createDemoSource());
    const list = within(await screen.findByRole('list', { name: 'Staff' }));
    expect(list.getByRole('link', { name: 'Jordan Blake' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  } finally {
    window.matchMedia = wide;
  }
});
