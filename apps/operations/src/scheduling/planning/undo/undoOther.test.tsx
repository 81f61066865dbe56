import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openSchedule } from '../../scheduling.testkit';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const close = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('takes an approval of days off back and approves it again, with the shifts that it opened', async () => {
  const source = createDemoSource();
  await openSchedule(source, '?do=time-off&person=open');
  const dialog = within(await screen.findByRole('dialog', { name: 'Time Off Requests' }));
  const off = (await source.listTimeOff()).find(({ status }) => status === 'pending')!;
  const state = async () => (await source.listTimeOff()).find(({ id }) => id === off.id)!.status;
  await userEvent.click((await dialog.findAllByRole('button', { name: /^Approve: / }))[0]!);
  await waitFor(async () => expect(await state()).toBe('approved'));
  await close();
  await press(/^Undo: .+: time off approved$/);
  await waitFor(async () => expect(await state()).toBe('pending'));
  expect(await screen.findByText(/is told that it is not decided yet\.$/)).toBeTruthy();
  await press(/^Redo: .+: time off approved$/);
  await waitFor(async () => expect(await state()).toBe('approved'));
});

test('undoes at once a decision, and the change of its shift before it', async () => {
  const source = createDemoSource();
  const jordan = (await source.listStaff()).find(({ name }) => name === 'Jordan Blake')!;
  const saturday = async () =>
    (await source.listShifts('2025-04-27')).find(({ id }) => id === '10000007-0000-4000-8000-000000000073')!;
  await source.askTimeOff(jordan.id, '2025-05-03', '2025-05-03', null);
  let answer = () => {};
  const isPressedTwice = new Promise<void>((resolve) => (answer = resolve));
  await openSchedule({
    ...source,
    async reopenTimeOff(id, reason) {
      await isPressedTwice;
      return source.reopenTimeOff(id, reason);
    },
  });
  await press(/^Actions for Jordan Blake, Lifeguard, Saturday, May 3/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Needs coverage' }));
  await waitFor(async () => expect((await saturday()).needsCover).toBe(true));
  await press(/^Time Off Requests/);
  await press(/^Approve: Jordan Blake, Saturday, May 3/);
  await waitFor(async () => expect((await saturday()).staffId).toBeNull());
  await close();
  const undo = await screen.findByRole('button', { name: /^Undo: .+: time off approved$/ });
  await userEvent.dblClick(undo);
  answer();
  await waitFor(async () => expect(await saturday()).toMatchObject({ staffId: jordan.id, needsCover: false }));
});

test('says why a decision can no longer be taken back, and undoes what came before it', async () => {
  const source = createDemoSource();
  await openSchedule(source, '?do=time-off&person=open');
  const dialog = within(await screen.findByRole('dialog', { name: 'Time Off Requests' }));
  await userEvent.click((await dialog.findAllByRole('button', { name: /^Deny: / }))[0]!);
  await userEvent.click(await dialog.findByRole('button', { name: 'Deny request' }));
  await screen.findByText(/: time off denied$/);
  const approve = await dialog.findAllByRole('button', { name: /^Approve: .*take/ });
  const pickup = (await source.listRequests()).find(({ kind, status }) => kind === 'pickup' && status === 'open')!;
  await userEvent.click(approve[0]!);
  await waitFor(async () =>
    expect((await source.listRequests()).find(({ id }) => id === pickup.id)!.status).toBe('approved'),
  );
  await close();
  // Another person opens the shift meanwhile.
  const weeks = await Promise.all(['2025-04-27', '2025-05-04'].map((week) => source.listShifts(week)));
  const shift = weeks.flat().find(({ id }) => id === pickup.shiftId)!;
  await source.writeShift(shift.id, { ...shift, staffId: null }, shift.version, 'Agreed');
  await press(/^Undo: .+: approved$/);
  expect(await screen.findByText(/has changed since, so the request stays approved\./)).toBeTruthy();
  await press(/^Undo: .+: time off denied$/);
  expect(await screen.findByText(/is told that it is not decided yet\.$/)).toBeTruthy();
});

test('undoes from a message the action that the message is about', async () => {
  const source = createDemoSource();
  await openSchedule(source, '?do=time-off&person=open');
  const dialog = within(await screen.findByRole('dialog', { name: 'Time Off Requests' }));
  const waiting = (await source.listTimeOff()).filter(({ status }) => status === 'pending').length;
  const approveFirst = async () =>
    userEvent.click((await dialog.findAllByRole('button', { name: /^Approve: (?!.*(take|drop|swap))/ }))[0]!);
  const left = async () => (await source.listTimeOff()).filter(({ status }) => status === 'pending').length;
  await approveFirst();
  await waitFor(async () => expect(await left()).toBe(waiting - 1));
  const [first] = await screen.findAllByRole('button', { name: 'Undo' });
  await approveFirst();
  await waitFor(async () => expect(await left()).toBe(waiting - 2));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  await userEvent.click(first!);
  expect(await screen.findByText('Undo what was done after it first.')).toBeTruthy();
  expect(await left()).toBe(waiting - 2);
});

test('takes emergency offers back, and offers the shifts again', async () => {
  const source = createDemoSource();
  const before = (await source.listOffers()).length;
  await openSchedule(source, '?do=emergency&person=open');
  await press(/^Offer /);
  await waitFor(async () => expect((await source.listOffers()).length).toBeGreaterThan(before));
  const offered = (await source.listOffers()).length;
  await close();
  await press(/^Undo: .+ offered to /);
  await waitFor(async () => expect(await source.listOffers()).toHaveLength(before));
  await press(/^Redo: .+ offered to /);
  await waitFor(async () => expect(await source.listOffers()).toHaveLength(offered));
});

test('brings a removed template back as it was', async () => {
  const source = createDemoSource();
  const [template] = await source.listTemplates();
  const { version: _version, ...kept } = template!;
  await openSchedule(source, '?do=recurring&person=open');
  await press(`Remove ${kept.name}`);
  await press('Remove template');
  await waitFor(async () => expect(await source.listTemplates()).not.toContainEqual(expect.objectContaining(kept)));
  await close();
  await press(`Undo: Template ${kept.name} removed`);
  await waitFor(async () => expect(await source.listTemplates()).toContainEqual(expect.objectContaining(kept)));
});
