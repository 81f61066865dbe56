import { DataError } from '@platform/module-kit';
import { openPage } from '@platform/module-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../../module.json';
import { createDemoSource } from '../demo/demoSource';
import type { SchedulingSource } from '../source/schedulingSource';
import { SchedulingSourceProvider } from '../source/useSchedulingSource';
import { openSchedule } from '../scheduling.testkit';
import { HomeWeek } from './HomeWeek';

const SATURDAY = 'Saturday, May 3, 10:00 AM to 4:00 PM';

/** The sample club as one of its lifeguards reads it. */
async function ofJordan(some: Partial<SchedulingSource> = {}): Promise<SchedulingSource> {
  const source = createDemoSource();
  const jordan = (await source.listStaff()).find(({ name }) => name === 'Jordan Blake')?.id ?? '';
  return { ...source, canManage: false, ownStaffId: async () => jordan, listOpenForMe: async () => [], ...some };
}

const openHome = (source: SchedulingSource) =>
  openPage({
    descriptor,
    App: () => (
      <SchedulingSourceProvider value={source}>
        <main>
          <HomeWeek />
        </main>
      </SchedulingSourceProvider>
    ),
    address: '/scheduling',
  });

test('shows the next shift first, with the colleagues who work at the same time', async () => {
  await openHome(await ofJordan());
  const week = within(await screen.findByRole('region', { name: 'My week' }));
  const [next] = await week.findAllByRole('listitem');
  expect(next?.textContent).toMatch(/^Next shift10 AM–4 PMToday.*With Rachel Kim/);
  expect(week.getByText('You cannot work any of the open shifts of this week and the next.')).toBeTruthy();
});

test('does not call a shift that has begun the next one', async () => {
  await openHome(await ofJordan({ now: () => new Date('2025-05-01T11:00:00-04:00') }));
  const week = within(await screen.findByRole('region', { name: 'My week' }));
  const [first] = await week.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Shift now10 AM–4 PMToday/);
});

test('renders nothing for a person who is not on the staff', async () => {
  await openHome(await ofJordan({ ownStaffId: async () => null }));
  expect((await screen.findByRole('main')).textContent).toBe('');
});

test('confirms a shift, and says beside it why it was refused', async () => {
  const answers: unknown[][] = [];
  let refused = true;
  const source = await ofJordan({
    answerShift: async (...given) => {
      answers.push(given);
      if (refused) throw new DataError('This shift was canceled.', 'PT409', 409, 'Reload your week.');
      return 'sent';
    },
  });
  await openHome(source);
  const confirm = await screen.findByRole('button', { name: `Confirm: ${SATURDAY}` });
  await userEvent.click(confirm);
  const saturday = within(await screen.findByRole('group', { name: SATURDAY }));
  expect((await saturday.findByRole('alert')).textContent).toContain('This shift was canceled.');
  refused = false;
  await userEvent.click(confirm);
  expect(await screen.findByText('Shift confirmed')).toBeTruthy();
  expect(answers.map(([, answer]) => answer)).toEqual(['confirmed', 'confirmed']);
});

test('takes an open shift in two steps, and asks for one with a warning', async () => {
  const source = await ofJordan();
  const open = (await source.listShifts('2025-04-27')).filter(({ staffId }) => staffId === null);
  const [first, second, third] = open.map(({ id }) => id);
  const taken: string[] = [];
  await openHome({
    ...source,
    listOpenForMe: async () => [
      { shiftId: first ?? '', may: 'take', reason: '' },
      { shiftId: second ?? '', may: 'ask', reason: 'Jordan Blake is not available.' },
      { shiftId: third ?? '', may: 'no', reason: 'Jordan Blake already works.' },
    ],
    acceptOffer: async (id) => void taken.push(id),
  });
  expect(await screen.findAllByRole('button', { name: /^(Take shift|Ask to take): / })).toHaveLength(2);
  expect(screen.queryByText('Jordan Blake already works.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Take shift: / }));
  expect(taken).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Take it' }));
  expect(await screen.findByText('The shift is yours')).toBeTruthy();
  expect(taken).toEqual([first]);
});

test('refuses blackout days before they are sent', async () => {
  const asked = jest.fn();
  await openSchedule(await ofJordan({ askTimeOff: asked }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for time off' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ask for time off' }));
  const first = await form.findByLabelText('First day');
  await userEvent.type(first, '2025-05-25');
  await userEvent.click(form.getByRole('button', { name: 'Ask' }));
  expect(
    await form.findByText('No one has time off on Saturday, May 24 to Monday, May 26: Opening weekend.'),
  ).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});
