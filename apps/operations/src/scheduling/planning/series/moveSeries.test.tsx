import { newId } from '@platform/module-kit/screens';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openSchedule } from '../../scheduling.testkit';
import type { Shift, ShiftPlan } from '../../source/rows/shift';
import type { SchedulingSource } from '../../source/schedulingSource';

const WEEK = '2025-06-08';
const SERIES = 'daily';

const planOn = (day: string, staffId: string | null): ShiftPlan => ({
  staffId,
  role: 'Lifeguard',
  location: 'Main pool',
  startsAt: `${day}T14:00:00.000Z`,
  endsAt: `${day}T20:00:00.000Z`,
  breakMinutes: 30,
  status: 'draft',
  needsCover: false,
  notes: null,
  seriesId: SERIES,
});

/** Ethan Walsh works on three days in a row, in a series. Returns its shifts, by start. */
async function threeDays(source: SchedulingSource): Promise<Shift[]> {
  const ethan = (await source.listStaff()).find(({ name }) => name === 'Ethan Walsh');
  await source.listShifts(WEEK);
  for (const day of ['2025-06-09', '2025-06-10', '2025-06-11']) {
    await source.addShift(newId(), planOn(day, ethan?.id ?? null));
  }
  return source.listSeries(SERIES);
}

const days = async (source: SchedulingSource) =>
  (await source.listSeries(SERIES)).map(({ startsAt }) => startsAt.slice(0, 10));

async function edit(part: string, change: { label: string; value: string }): Promise<HTMLElement> {
  const form = await screen.findByRole('dialog', { name: 'Edit shift' });
  await userEvent.click(within(form).getByRole('radio', { name: part }));
  fireEvent.change(within(form).getByLabelText(change.label), { target: { value: change.value } });
  return form;
}

test('moves a daily series by a day, although its own next shift is there now', async () => {
  const source = createDemoSource();
  const [first] = await threeDays(source);
  await openSchedule(source, `?week=${WEEK}&shift=${first?.id}`);
  const form = await edit('All coming shifts', { label: 'Day', value: '2025-06-10' });
  expect(within(form).queryByText(/already works/)).toBeNull();
  await userEvent.click(within(form).getByRole('button', { name: 'Save shift' }));
  expect(await screen.findByText('3 shifts of the series changed')).toBeTruthy();
  expect(await days(source)).toEqual(['2025-06-10', '2025-06-11', '2025-06-12']);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: 3 shifts of the series changed' }));
  await waitFor(async () => expect(await days(source)).toEqual(['2025-06-09', '2025-06-10', '2025-06-11']));
});

test('still says that one shift alone cannot move onto the next one', async () => {
  const source = createDemoSource();
  const [first] = await threeDays(source);
  await openSchedule(source, `?week=${WEEK}&shift=${first?.id}`);
  const form = await edit('This shift', { label: 'Day', value: '2025-06-10' });
  expect(await within(form).findByText(/already/)).toBeTruthy();
});

test('changes no shift of a series when one may not follow, and keeps the input', async () => {
  const source = createDemoSource();
  const [first, , last] = await threeDays(source);
  await source.addShift(newId(), { ...planOn('2025-06-12', last?.staffId ?? null), seriesId: null });
  await openSchedule(source, `?week=${WEEK}&shift=${first?.id}`);
  const form = await edit('All coming shifts', { label: 'Day', value: '2025-06-10' });
  await userEvent.click(within(form).getByRole('button', { name: 'Save shift' }));
  expect(await within(form).findByText(/Ethan Walsh already works/)).toBeTruthy();
  expect(within(form).getByLabelText<HTMLInputElement>('Day').value).toBe('2025-06-10');
  expect(await days(source)).toEqual(['2025-06-09', '2025-06-10', '2025-06-11']);
});

test('asks for a reason when only another shift of the series needs one', async () => {
  const source = createDemoSource();
  const [first] = await threeDays(source);
  const reasons: (string | undefined)[] = [];
  // The last one would end less than ten hours before this one.
  await source.addShift(newId(), {
    ...planOn('2025-06-12', first?.staffId ?? null),
    startsAt: '2025-06-12T06:30:00.000Z',
    endsAt: '2025-06-12T08:30:00.000Z',
    seriesId: null,
  });
  const heard: SchedulingSource = {
    ...source,
    saveShifts(changed, reason) {
      reasons.push(reason);
      return source.saveShifts(changed, reason);
    },
  };
  await openSchedule(heard, `?week=${WEEK}&shift=${first?.id}`);
  const form = await edit('All coming shifts', { label: 'To', value: '17:00' });
  const question = async () => screen.findByRole('dialog', { name: 'Plan this shift anyway?' });
  await userEvent.click(within(form).getByRole('button', { name: 'Save shift' }));
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(await within(form).findByText(/rest/)).toBeTruthy();
  expect(within(form).getByLabelText<HTMLInputElement>('To').value).toBe('17:00');

  await userEvent.click(within(form).getByRole('button', { name: 'Save shift' }));
  await userEvent.type(within(await question()).getByLabelText('Reason'), 'He asked for it.');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Plan shift' }));
  expect(await screen.findByText('3 shifts of the series changed')).toBeTruthy();
  expect(reasons).toEqual([undefined, undefined, 'He asked for it.']);
});
