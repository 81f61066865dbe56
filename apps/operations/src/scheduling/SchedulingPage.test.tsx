import { DataError } from '@platform/module-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from './demo/demoSource';
import { openSchedule } from './scheduling.testkit';
import type { SchedulingSource } from './source/schedulingSource';

const refused = () => Promise.reject(new DataError('The server is busy.', '54000', 400));
const MONDAY = 'Actions for Devon Price, Head Guard, Monday, April 28, 10:00 AM to 6:00 PM, Main pool';

/** The query of an address that shows the shifts of one person. */
async function onlyOf(source: SchedulingSource, name: string): Promise<string> {
  const person = (await source.listStaff()).find((one) => one.name === name);
  return `?person=${person?.id ?? ''}`;
}

test('says why the schedule could not be fetched, and shows it after Retry', async () => {
  const source = createDemoSource();
  let listStaff = refused as typeof source.listStaff;
  await openSchedule({ ...source, listStaff: () => listStaff() });
  const failed = (await screen.findByText('Failed to fetch the schedule')).parentElement!;
  expect(failed.textContent).toContain('The server is busy.');
  listStaff = source.listStaff;
  await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('grid')).toBeTruthy();
});

test('says beside the schedule that figures could not be counted', async () => {
  await openSchedule({ ...createDemoSource(), readTiles: refused });
  expect(await screen.findByText('Failed to count the shifts')).toBeTruthy();
  expect(await screen.findByRole('grid')).toBeTruthy();
});

test('does not open a shift that has begun, says why, and keeps the schedule unchanged', async () => {
  const source = createDemoSource();
  await openSchedule(source, await onlyOf(source, 'Devon Price'));
  await userEvent.click(await screen.findByRole('button', { name: MONDAY }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make open' }));
  expect(await screen.findByText(/This shift has begun, so who worked it is kept\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: MONDAY })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Undo: / })).toBeNull();
});

test('opens a shift that begins soon only with a reason', async () => {
  const source = createDemoSource();
  const reasons: (string | undefined)[] = [];
  await openSchedule(
    {
      ...source,
      writeShift(id, plan, version, reason) {
        reasons.push(reason);
        return source.writeShift(id, plan, version, reason);
      },
    },
    await onlyOf(source, 'Jordan Blake'),
  );
  const today = /^Actions for Jordan Blake, Lifeguard, Thursday, May 1/;
  await userEvent.click(await screen.findByRole('button', { name: today }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Plan this shift anyway?' });
  expect(dialog.textContent).toContain('Jordan Blake counts on the shift on Thursday, May 1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Plan shift' }));
  expect(await within(dialog).findByText('A reason has 3 to 500 characters.')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'He called in sick.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Plan shift' }));
  await waitFor(() => expect(reasons).toEqual(['He called in sick.']));
  expect(await screen.findByRole('button', { name: 'Undo: Lifeguard shift opened' })).toBeTruthy();
});

test('shows the shifts of a day by the hour, and moves one by its menu', async () => {
  await openSchedule(createDemoSource(), '?view=day&day=2025-05-04');
  const grid = await screen.findByRole('grid', { name: 'Schedule of Sunday, May 4, by the hour' });
  expect(within(grid).getByRole('columnheader', { name: /^10 AM ?3 of 3 on duty/ })).toBeTruthy();
  const name = 'Actions for Ethan Walsh, Lifeguard, Sunday, May 4, 10:00 AM to 4:00 PM, Main pool, draft';
  await userEvent.click(within(grid).getByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End 15 minutes later' }));
  expect(await within(grid).findByRole('button', { name: name.replace('4:00 PM', '4:15 PM') })).toBeTruthy();
});

test('shows the hours of each of two weeks', async () => {
  await openSchedule(createDemoSource(), '?view=two-weeks');
  const grid = await screen.findByRole('grid', { name: 'Schedule, two weeks from Sunday, April 27' });
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(16);
  expect(within(grid).getAllByText('Week 2:', { exact: false }).length).toBeGreaterThan(10);
});

test('names a holiday in the day header', async () => {
  await openSchedule(createDemoSource(), '?week=2025-06-29');
  const header = await screen.findByRole('columnheader', { name: /^Friday, July 4, by the hour/ });
  expect(header.textContent).toContain('Independence Day');
});

test('tells a person who is not on the staff why they have no week', async () => {
  await openSchedule({ ...createDemoSource(), canManage: false, ownStaffId: async () => null });
  expect(await screen.findByText('You are not on the staff')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create Schedule' })).toBeNull();
});

test("says when a member's staff row cannot be read", async () => {
  await openSchedule({ ...createDemoSource(), canManage: false, ownStaffId: refused });
  expect(await screen.findByText('Failed to fetch your schedule')).toBeTruthy();
});

test('says when too few people are planned for the stands, in the day header and in Find Coverage', async () => {
  await openSchedule(createDemoSource(), '?do=coverage');
  const words = '2 of 3 people, 6:00 PM to 8:00 PM';
  const header = await screen.findByRole('columnheader', { name: /^Thursday, May 1, by the hour/, hidden: true });
  expect(header.textContent).toContain(`Too few people for the stands: ${words}`);
  const stands = within(await screen.findByRole('region', { name: 'Stands' }));
  const [first] = stands.getAllByRole('listitem');
  expect(first?.textContent).toContain(`Thursday, May 1${words}. Filling the open shifts is enough.`);
});

test('says nothing of stands in a club that has none', async () => {
  await openSchedule({ ...createDemoSource(), readStands: async () => null }, '?do=coverage');
  expect(await screen.findByRole('heading', { name: /^Shifts to cover/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Stands' })).toBeNull();
  expect(document.body.textContent).not.toContain('Too few people for the stands');
});

test('says that the shift of an old link is not there, and shows the schedule', async () => {
  await openSchedule(createDemoSource(), '?shift=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText('This shift is not there')).toBeTruthy();
  expect(screen.getByRole('grid')).toBeTruthy();
});

test('writes the hours of all rows with equally many decimals', async () => {
  const source = createDemoSource();
  const { listShifts } = source;
  const longer = (shift: Awaited<ReturnType<typeof listShifts>>[number]) => ({
    ...shift,
    endsAt: new Date(Date.parse(shift.endsAt) + 30 * 60_000).toISOString(),
  });
  await openSchedule({
    ...source,
    listShifts: async (week) => (await listShifts(week)).map((shift, place) => (place === 0 ? longer(shift) : shift)),
  });
  const grid = await screen.findByRole('grid');
  const hours = within(grid)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell').at(-1)?.querySelector('b')?.textContent ?? '');
  expect(hours.length).toBeGreaterThan(5);
  expect(hours.filter((words) => !/^\d+\.5$|^\d+\.0$/.test(words))).toEqual([]);
});
