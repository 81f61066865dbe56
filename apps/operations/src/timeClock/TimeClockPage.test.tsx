import { openPage } from '@platform/module-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../module.json';
import { createDemoSource } from './demo/demoSource';
import type { ClockLine } from './source/rows/clock';
import type { TimeClockSource } from './source/timeClockSource';
import { TimeClockSourceProvider } from './source/useTimeClockSource';
import { TimeClockPage } from './TimeClockPage';

const open = (changed: Partial<TimeClockSource> = {}, query = '') => {
  const source = { ...createDemoSource(), ...changed };
  const App = () => (
    <TimeClockSourceProvider value={source}>
      <TimeClockPage />
    </TimeClockSourceProvider>
  );
  return openPage({ descriptor, App, address: `${source.basePath}${query}` });
};

test('clocks the reader out and in again, with a break', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Start break' }));
  expect(await screen.findByText('On a break since 9:00 AM')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End break' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clock out' }));
  expect(await screen.findByText('Not clocked in')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clock in' }));
  expect(await screen.findByText('At work since 9:00 AM')).toBeTruthy();
});

test('says beside the buttons why the clock refused', async () => {
  await open({ clockMe: () => Promise.reject(new Error('You are already clocked in, since 8:01 AM.')) });
  await userEvent.click(await screen.findByRole('button', { name: 'Clock out' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You are already clocked in');
});

test('tells a person who is not on the staff what to do', async () => {
  await open({ canManage: false, readOwn: async () => null });
  expect(await screen.findByText('You are not on the staff of this club.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clock in' })).toBeNull();
});

test('says how long a person is due who has not clocked in, from the first minute on', async () => {
  const due = async (name: string, startsAt: string, standing: ClockLine['standing']): Promise<ClockLine> => {
    const line = (await createDemoSource().listNow()).find((one) => one.standing === 'coming');
    return { ...(line as ClockLine), shiftId: name, name, startsAt, standing };
  };
  const lines = [
    await due('Ana Flores', '2025-05-01T13:01:00.000Z', 'coming'),
    await due('Sam Reed', '2025-05-01T12:57:00.000Z', 'coming'),
    await due('Wade Compton', '2025-05-01T12:48:00.000Z', 'late'),
  ];
  await open({ listNow: async () => lines });
  const row = async (name: string) => (await screen.findByRole('row', { name: new RegExp(name) })).textContent;
  expect(await row('Ana Flores')).not.toContain('ago');
  expect(await row('Sam Reed')).toContain('Due 3 min ago');
  expect(await row('Wade Compton')).toContain('Due 12 min ago');
});

test('does not count a person who forgot to clock out yesterday as at work', async () => {
  const working = (await createDemoSource().listNow()).filter(({ standing }) => standing === 'working');
  const [one] = working as [ClockLine, ...ClockLine[]];
  const forgotten: ClockLine = {
    ...one,
    shiftId: 'yesterday',
    entryId: 'yesterday',
    name: 'Wade Compton',
    startsAt: '2025-04-30T14:00:00.000Z',
    endsAt: '2025-04-30T20:00:00.000Z',
    clockedInAt: '2025-04-30T14:00:00.000Z',
  };
  await open({ listNow: async () => [...working, forgotten] });
  const figures = await screen.findByRole('list', { name: 'Today' });
  const atWork = within(figures).getByText('At work').closest('li');
  expect(atWork?.textContent).toContain(`At work${working.length}`);
  expect(atWork?.textContent).toContain('1 not clocked out');
  const row = (await screen.findByRole('row', { name: /Wade Compton/ })).textContent;
  expect(row).toContain('Not clocked out');
  expect(row).not.toContain('Working');
});

test('approves everyone whose week is complete, after showing the shifts without hours', async () => {
  await open({}, '?tab=timesheets&week=2025-04-20');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve 12' }));
  const asked = await screen.findByRole('dialog', { name: 'Approve 12 timesheets?' });
  expect(within(asked).getByText('Ethan Walsh')).toBeTruthy();
  expect(within(asked).getByText('Thursday, April 24, 10:00 AM – 4:00 PM')).toBeTruthy();
  await userEvent.click(within(asked).getByRole('button', { name: 'Approve anyway' }));
  expect(await screen.findByText('12 of 12')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('corrects hours with a reason and shows the correction in the week', async () => {
  const jordan = (await createDemoSource().listTimesheets('2025-04-20')).find(({ name }) => name === 'Jordan Blake');
  await open({}, `?tab=timesheets&week=2025-04-20&person=${jordan?.staffId}`);
  const drawer = await screen.findByRole('dialog', { name: 'Jordan Blake' });
  const [first] = await within(drawer).findAllByRole('button', { name: /^Correct/ });
  await userEvent.click(first as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Correct hours' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save correction' }));
  expect(await within(dialog).findByText(/with a reason of 3 to 500 characters/)).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Helped in the gate house');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save correction' }));
  expect(await within(drawer).findByText(/Helped in the gate house/)).toBeTruthy();
});

test('opens the week of a person by an address without a tab', async () => {
  const [first] = await createDemoSource().listTimesheets('2025-04-27');
  await open({}, `?person=${first?.staffId}`);
  expect(await screen.findByRole('dialog', { name: first?.name ?? '' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Timesheets', selected: true, hidden: true })).toBeTruthy();
});

test('names a person who has no hours in the week', async () => {
  const [first] = await createDemoSource().listFirstDays();
  await open({ listTimesheets: async () => [] }, `?person=${first?.staffId}`);
  expect(await screen.findByRole('dialog', { name: first?.name ?? '' })).toBeTruthy();
});

test.each([
  ['of an old link', 'tab=timesheets&person=00000000-0000-4000-8000-000000000000'],
  ['of a link cut short', 'tab=timesheets&person=00000000-0000-4000-8000-00000000'],
])('says that the person %s is not on the staff, and offers no hours to enter', async (_, address) => {
  await open({}, `?${address}`);
  expect(await screen.findByText('This person is not there')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enter hours' })).toBeNull();
  expect(screen.getByRole('table', { name: 'Timesheets' })).toBeTruthy();
});

test('opens the week of a person although the names of the staff could not be fetched', async () => {
  const [first] = await createDemoSource().listFirstDays();
  const busy = () => Promise.reject(new Error('The server is busy.'));
  await open({ listTimesheets: async () => [], listFirstDays: busy }, `?tab=timesheets&person=${first?.staffId}`);
  expect(await screen.findByRole('dialog', { name: 'Timesheet' })).toBeTruthy();
});
