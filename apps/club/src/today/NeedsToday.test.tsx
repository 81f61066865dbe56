import { defineModule, pageHistory, queryClient } from '@platform/module-kit';
import { startClubServer, workingAnswers, type Answer, type ClubServer } from '@platform/module-kit/testing';
import { connectSupabase, sessionStore, type Role } from '@platform/session';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageDescriptor } from '../ownModule.testkit';
import type { ModuleNeeds } from './moduleNeeds';
import { NeedsToday } from './NeedsToday';
import { TodayOf } from './TodayOf';

const CLUB = { id: 'c', name: 'Cedar Grove', type: 'Resort', season: '2027', time_zone: 'America/Chicago' };
const NO_MODULES: ModuleNeeds = { needs: [], isPending: false, slow: [], failed: [], isOffline: false };
const STEPS = {
  set_up_here: true,
  season: true,
  positions: false,
  managers: false,
  checklists: null,
  applying: false,
  staff: false,
};

let server: ClubServer;
beforeAll(async () => {
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
});
afterAll(() => server.close());
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  queryClient.clear();
  jest.restoreAllMocks();
});

function open(role: Role, answers: Record<string, Answer[]>, modules = NO_MODULES): void {
  const usual: Record<string, Answer[]> = {
    'GET club_setup': [{ status: 200, json: STEPS }],
    'GET user_dashboard_settings': [{ status: 200, json: [] }],
  };
  Object.assign(server, { received: [], answers: { ...workingAnswers(), ...usual, ...answers } });
  sessionStore.set({
    status: 'signed-in',
    user: { id: 'u', email: 'riley@example.test', displayName: 'riley@example.test' },
    membership: { status: 'ready', value: { role, displayName: 'Riley Hart', club: CLUB } },
    permissions: { status: 'ready', value: [] },
  });
  const App = () => (
    <TodayOf club={CLUB}>
      <NeedsToday modules={modules} />
    </TodayOf>
  );
  pageHistory.push('/dashboard');
  render(<>{defineModule({ descriptor: pageDescriptor, App }).render('/dashboard')}</>);
}

const steps = async () => within(await screen.findByRole('list', { name: 'Get your club ready' }));
const calls = () => server.received.map(({ call }) => call);

test('shows an administrator of a new club the open steps, but not those of modules that the club lacks', async () => {
  open('admin', {});
  const links = (await steps()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Check the days of your season, done',
    'Set roles and positions',
    'Invite your managers',
    'Share your application page',
    'Add your staff',
  ]);
  expect(links[1]?.getAttribute('href')).toBe('/recruitment?tab=roles');
  expect(screen.getByText('1 of 5 done')).toBeTruthy();
  expect(screen.queryByText('Nothing needs you today')).toBeNull();
});

test('removes the list when everything is done', async () => {
  open('admin', {
    'GET club_setup': [{ status: 200, json: Object.fromEntries(Object.keys(STEPS).map((n) => [n, true])) }],
  });
  expect(await screen.findByText('Nothing needs you today')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Get your club ready' })).toBeNull();
});

test('keeps the dismissal for the person, beside their other settings', async () => {
  const settings = { layout_config: {}, widget_preferences: { hidden: ['activity'] }, version: 3 };
  open('admin', {
    'GET user_dashboard_settings': [
      { status: 200, json: [settings] },
      { status: 200, json: [settings] },
      { status: 200, json: [{ ...settings, widget_preferences: { clubSetupDismissed: true } }] },
    ],
    'PATCH user_dashboard_settings': [{ status: 200, json: { version: 4 } }],
  });
  await steps();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('Nothing needs you today')).toBeTruthy();
  expect(server.received.find(({ call }) => call === 'PATCH user_dashboard_settings')?.body).toEqual({
    widget_preferences: { hidden: ['activity'], clubSetupDismissed: true },
    version: 3,
  });
});

test('does not ask a migrated club to get ready', async () => {
  open('admin', { 'GET club_setup': [{ status: 200, json: { ...STEPS, set_up_here: false } }] });
  expect(await screen.findByText('Nothing needs you today')).toBeTruthy();
});

test('does not ask a manager to set up the club', async () => {
  open('manager', {});
  expect(await screen.findByText('Nothing needs you today')).toBeTruthy();
  expect(calls()).not.toContain('GET club_setup');
});

test('says that the list failed to load instead of treating it as empty', async () => {
  open('admin', { 'GET club_setup': [{ status: 403, json: { message: 'You may not read this.', code: '42501' } }] });
  expect(await screen.findByText('What is left to set up could not be loaded')).toBeTruthy();
  expect(screen.queryByText('Nothing needs you today')).toBeNull();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('lists needs in the order of their modules', async () => {
  const need = { detail: 'to do', icon: 'user-plus', to: '/recruitment' } as const;
  const needs = [
    { ...need, id: 'a', count: 2, words: 'open shifts' },
    { ...need, id: 'b', count: 3, words: 'applications' },
  ];
  open('manager', {}, { ...NO_MODULES, needs });
  const tiles = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(tiles).toEqual(['2open shiftsto do', '3applicationsto do']);
});

test('names a module that is slow or fails, instead of showing nothing', async () => {
  const retry = jest.fn();
  open(
    'manager',
    {},
    { ...NO_MODULES, slow: ['Training'], failed: [{ title: 'Recruitment', message: 'It stopped working.', retry }] },
  );
  expect(await screen.findByText('Still asking Training.')).toBeTruthy();
  expect(screen.getByText('Recruitment could not say what needs you')).toBeTruthy();
  expect(screen.queryByText('Nothing needs you today')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('says that counting needs a network, beside what was counted before, and never that nothing waits', async () => {
  const incident = {
    id: 'o',
    count: 2,
    words: 'open incidents',
    detail: 'to review',
    to: '/',
    icon: 'circle',
  } as const;
  open('user', {}, { ...NO_MODULES, isOffline: true, needs: [incident] });
  expect(await screen.findByText('Counting this needs a network')).toBeTruthy();
  expect(screen.getByText('open incidents')).toBeTruthy();
  expect(screen.queryByText('Nothing needs you today')).toBeNull();
});
