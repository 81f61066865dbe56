import { DataError } from '@platform/module-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../demo/demoSource';
import { openTraining } from './training.testkit';

test.each([
  ['assign', 'assign training'],
  ['log', 'log in-service hours'],
  ['new', 'add training modules'],
])('tells a member who follows the link ?do=%s who can do that', async (action, what) => {
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

test('says that a member has no assigned training, instead of calling all of it completed', async () => {
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

test('counts no one as completed in a module without participants', async () => {
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

test("says when a member's staff row cannot be read, and shows their training after Retry", async () => {
  const source = createDemoSource();
  const [person] = await source.listPeople();
  let answer = (): Promise<string | null> => Promise.reject(new DataError('The server is busy.', '54000', 400));
  await openTraining({ ...source, canManage: false, canViewAnalytics: false, ownStaffId: () => answer() }, '');
  expect(await screen.findByText('Failed to fetch your training')).toBeTruthy();
  answer = async () => person?.staffId ?? null;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Your training' })).toBeTruthy();
});

test("shows everyone's training to a person with the feature Analytics, but lets them change nothing", async () => {
  await openTraining({ ...createDemoSource(), canManage: false, ownStaffId: async () => null }, '?tab=renewals');
  expect(await screen.findByRole('tab', { name: 'People' })).toBeTruthy();
  expect(await screen.findByRole('table', { name: 'Renewals' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Assign|Mark as completed)/ })).toBeNull();
});

test('shows a member the sessions that they attended, without the number of attendees', async () => {
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
