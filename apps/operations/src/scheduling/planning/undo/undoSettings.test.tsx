import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openSchedule } from '../../scheduling.testkit';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const close = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const type = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
};

test('undoes and redoes blackout days, which keep their id', async () => {
  const source = createDemoSource();
  const before = await source.listBlackouts();
  await openSchedule(source, '?do=time-off&person=open');
  await press('Add days');
  await type('Name', 'Swim meet');
  await type('First day', '2025-06-14');
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Add blackout days' })).getByRole('button', { name: 'Add days' }),
  );
  await screen.findByText('Blackout days added');
  const added = await source.listBlackouts();
  expect(added).toHaveLength(before.length + 1);
  await press('Remove: Swim meet');
  await screen.findByText('Blackout days removed');
  await close();
  await press('Undo: Blackout days removed: Swim meet');
  await waitFor(async () => expect(await source.listBlackouts()).toEqual(added));
  await press('Undo: Blackout days added: Swim meet');
  await waitFor(async () => expect(await source.listBlackouts()).toEqual(before));
  await press('Redo: Blackout days added: Swim meet');
  await waitFor(async () => expect(await source.listBlackouts()).toEqual(added));
});

test('says that another person has changed the rules since, and undoes the school days before them', async () => {
  const source = createDemoSource();
  const days = await source.listSchoolDays();
  await openSchedule(source, '?do=rules&person=open');
  await userEvent.click((await screen.findAllByRole('button', { name: /^Remove: Memorial Day/ }))[0]!);
  await screen.findByText('School days removed');
  await type('Rest between shifts', '9');
  await press('Save rules');
  await screen.findByText('Planning rules saved');
  const { version, ...saved } = await source.readRules();
  expect(saved.restHours).toBe(9);
  await source.saveRules({ ...saved, noticeHours: 36 }, version);
  await press('Undo: Planning rules saved');
  expect(await screen.findByText(/Another person has changed the planning rules since\./)).toBeTruthy();
  expect(await source.readRules()).toMatchObject({ restHours: 9, noticeHours: 36 });
  await press(/^Undo: School days removed: /);
  await waitFor(async () => expect(await source.listSchoolDays()).toEqual(days));
});

test('undoes and redoes the removal and the change of state limits, unless others were entered meanwhile', async () => {
  const source = createDemoSource();
  const [limits] = await source.listMinorLimits();
  const stored = async () => (await source.listMinorLimits())[0];
  await openSchedule(source, '?do=rules&person=open');
  await press('Edit: Ages 16 and 17, North Carolina');
  await type('Most on a school day', '4');
  await press('Save limits');
  await screen.findByText('State limits saved');
  await press('Remove: Ages 16 and 17, North Carolina');
  await press('Remove limits');
  await screen.findByText('State limits removed');
  await close();
  await press(/^Undo: State limits removed: /);
  await waitFor(async () => expect(await stored()).toMatchObject({ id: limits!.id, dayMinutesSchool: 240 }));
  await press(/^Undo: State limits saved: /);
  await waitFor(async () => expect(await stored()).toEqual({ ...limits, version: 2 }));
  await press(/^Redo: State limits saved: /);
  await waitFor(async () => expect(await stored()).toMatchObject({ dayMinutesSchool: 240 }));
  await source.removeMinorLimits(limits!.id);
  await source.addMinorLimits({ ...limits!, id: '10000007-0000-4000-8000-000000009204' });
  await press(/^Redo: State limits removed: /);
  expect(
    await screen.findByText(/Another person has changed the state limits for ages 16 and 17 since\./),
  ).toBeTruthy();
  expect(await stored()).toMatchObject({ id: '10000007-0000-4000-8000-000000009204' });
});
