import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openSchedule } from '../../scheduling.testkit';

const DAY = '2025-05-04';

test('repeats a shift as it is once another person has moved it', async () => {
  const source = createDemoSource();
  const ethans = async () =>
    (await source.listShifts(DAY)).filter(({ startsAt, staffId }) => startsAt.startsWith(DAY) && staffId !== null);
  await openSchedule(source, `?view=day&day=${DAY}`);
  const name = 'Actions for Ethan Walsh, Lifeguard, Sunday, May 4, 10:00 AM to 4:00 PM, Main pool, draft';
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Repeat…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat shift' }));
  const people = await source.listStaff();
  const shift = (await ethans()).find(
    ({ staffId }) => people.find(({ id }) => id === staffId)?.name === 'Ethan Walsh',
  )!;
  const moved = { startsAt: '2025-05-04T15:00:00.000Z', endsAt: '2025-05-04T21:00:00.000Z' };
  await source.writeShift(shift.id, { ...shift, ...moved }, shift.version);
  const create = () => userEvent.click(dialog.getByRole('button', { name: /^Create \d+ drafts$/ }));
  // Refused: the page has not seen the move. It then reads the week again.
  await create();
  expect(await dialog.findByText(/11:00 AM to 5:00 PM/)).toBeTruthy();
  expect((await ethans()).find(({ id }) => id === shift.id)).toMatchObject({ ...moved, seriesId: null });
  await create();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await ethans()).find(({ id }) => id === shift.id)).toMatchObject({
    ...moved,
    seriesId: expect.any(String) as unknown,
  });
});
