import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../demo/demoSource';
import { planOfShift } from '../rules/shift/samePlan';
import { openSchedule } from '../scheduling.testkit';

const WEEK = '2025-05-04';

test('deletes no draft that another manager has changed since', async () => {
  const source = createDemoSource();
  await openSchedule(source, `?week=${WEEK}`);
  const menu = await screen.findByRole('button', { name: /^Actions for Ethan Walsh, Lifeguard, Sunday, May 4/ });
  const ethan = (await source.listStaff()).find(({ name }) => name === 'Ethan Walsh')!;
  const stored = async () => (await source.listShifts(WEEK)).find(({ staffId }) => staffId === ethan.id);
  const draft = (await stored())!;
  await source.writeShift(draft.id, { ...planOfShift(draft), notes: 'Bring the keys.' }, draft.version);
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
  expect(await screen.findByText(/^Someone else changed the Lifeguard shift on Sunday, May 4/)).toBeTruthy();
  expect(await stored()).toMatchObject({ notes: 'Bring the keys.' });
});
