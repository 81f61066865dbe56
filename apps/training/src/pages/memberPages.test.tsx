import { DataError } from '@platform/module-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../demo/demoSource';
import { openTraining } from './training.testkit';

test.each([
  ['assign', 'assign training'],
  ['log', 'log in-service hours'],
  ['new', 'add training modules'],
])('a member who follows the link ?do=%s is told who does that', async (action, what) => {
  await openTraining({ ...createDemoSource(), canManage: false, canViewAnalytics: false }, `?do=${action}`);
  expect(await screen.findByText(`Managers and administrators of your club ${what}. Ask one of them.`)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says only that the member does not take part, and not that no one does', async () => {
  const source = createDemoSource();
  const [module] = await source.listModules();
  await openTraining(
    { ...source, canManage: false, canViewAnalytics: false, listParticipants: async () => [] },
    `/${module?.id ?? ''}`,
  );
  expect(await screen.findByText('You do not take part in this module')).toBeTruthy();
  expect(screen.queryByText('No one is assigned yet')).toBeNull();
});

test('a member without training reads that none is assigned, and not that all of it is completed', async () => {
  const source = createDemoSource();
  const [person] = await source.listPeople();
  const staffId = person?.staffId ?? '';
  const record = await source.readRecord(staffId);
  const untrained = record && {
    person: { ...record.person, assigned: 0, completed: 0 },
    modules: [],
    sessions: [],
    certifications: [],
  };
  const member = { ...source, canManage: false, canViewAnalytics: false, ownStaffId: async () => staffId };
  await openTraining({ ...member, readRecord: async () => untrained }, '');
  expect(await screen.findByText('No training is assigned to you yet.')).toBeTruthy();
  expect(screen.queryByText('You have completed everything that was assigned to you.')).toBeNull();
});

test('a module without participants counts none of them as completed', async () => {
  const source = createDemoSource();
  const [module, ...others] = await source.listModules();
  const empty = { ...module!, completedParticipants: 0, totalParticipants: 0 };
  await openTraining(
    { ...source, listModules: async () => [empty, ...others], listParticipants: async () => [] },
    `/${empty.id}`,
  );
  expect(await screen.findByText('No one is assigned yet')).toBeTruthy();
  expect(screen.queryByText(/people have completed it/)).toBeNull();
});

test('a member whose place on the staff cannot be read is told so, and finds their training after Retry', async () => {
  const source = createDemoSource();
  const [person] = await source.listPeople();
  let answer = (): Promise<string | null> => Promise.reject(new DataError('The server is busy.', '54000', 400));
  await openTraining({ ...source, canManage: false, canViewAnalytics: false, ownStaffId: () => answer() }, '');
  expect(await screen.findByText('Failed to fetch your training')).toBeTruthy();
  answer = async () => person?.staffId ?? null;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Your training' })).toBeTruthy();
});

test('a person with the feature Analytics reads the training of everyone, and changes nothing', async () => {
  await openTraining({ ...createDemoSource(), canManage: false, ownStaffId: async () => null }, '?tab=renewals');
  expect(await screen.findByRole('tab', { name: 'People' })).toBeTruthy();
  expect(await screen.findByRole('table', { name: 'Renewals' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Assign|Mark as completed)/ })).toBeNull();
});

test('a member sees the sessions that they were at, and not how many people were there', async () => {
  const source = createDemoSource();
  const [session] = await source.listSessions();
  const own = session ? [{ ...session, staffIds: ['me'] }] : [];
  const member = { ...source, canManage: false, canViewAnalytics: false, listSessions: async () => own };
  await openTraining({ ...member, ownStaffId: async () => null }, '?tab=in-service');
  expect(
    await screen.findByText('The practice sessions that you were at. Each one counts toward your hours.'),
  ).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: /People/ })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'People' })).toBeNull();
});
