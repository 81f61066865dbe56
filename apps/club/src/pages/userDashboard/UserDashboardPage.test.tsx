import { manifestStore, queryClient } from '@platform/module-kit';
import { sessionStore, type SessionState } from '@platform/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ownModule } from '../../ownModule.testkit';
import {
  calls,
  CLUB,
  CLUB_OF_PERSON,
  figures,
  open,
  press,
  refusal,
  signIn,
  withDashboardServer,
} from './userDashboard.testkit';

const server = withDashboardServer();

test('welcomes the person to their club by its name', async () => {
  await open('/user-dashboard');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome to Pine Hollow');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Overview', 'true'],
    ['My Team', 'false'],
    ['Activity', 'false'],
  ]);
  // Waits for its requests, so that the next test does not count them.
  expect(await screen.findByText('Days to opening')).toBeTruthy();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
});

test('tells a person without a club why the page is empty', async () => {
  signIn('super_admin', null);
  await open('/user-dashboard');
  expect(await screen.findByText('Your account belongs to no club')).toBeTruthy();
  expect(server().received).toEqual([]);
});

test('says that an empty mailbox is empty, and where to write messages', async () => {
  server().answers['GET messages'] = [{ status: 200, json: [] }];
  await open('/user-dashboard');
  const empty = (await screen.findByText('No messages yet')).parentElement as HTMLElement;
  // The page appears with its first row, which may come after the mailbox.
  const link = await within(empty).findByRole('link', { name: 'Open messages' });
  expect(link.getAttribute('href')).toBe('/user-dashboard?tab=team#messages');
});

test('links each of the latest messages to its text', async () => {
  await open('/user-dashboard');
  const subject = await screen.findByRole('link', { name: 'Cart barn keys' });
  expect(subject.getAttribute('href')).toMatch(/^\/user-dashboard\?tab=team&message=.+$/);
});

describe('the figures', () => {
  test("show the database's counts, and a dash when there is nothing to count", async () => {
    await open('/user-dashboard');
    const tile = async (label: string) => (await screen.findByText(label)).closest('li')?.textContent;
    expect(await tile('Staff')).toBe('Staff2424 of 26 positions filled');
    expect(await tile('Club members')).toBe('Club members2851:12 staff to members');
    expect(await tile("Today's shifts")).toBe("Today's shifts122 need coverage");
    expect(await tile('Coverage rate')).toBe('Coverage rate–5 open shifts this week');
    expect(await tile('Days to opening')).toBe('Days to opening–the season has ended, add one');
    expect(calls('POST rpc/schedule_tiles')[0]?.body).toEqual({ club_id: CLUB });
  });

  test('are not links when no page has their rows', async () => {
    manifestStore.set({ source: 'person', manifest: { modules: [ownModule], switchedOff: [] } });
    await open('/user-dashboard');
    expect((await screen.findByText(/^the season has ended/)).closest('a')?.getAttribute('href')).toBe(
      '/settings?card=season-settings',
    );
    expect(screen.getByText('1:12 staff to members').closest('a')).toBeNull();
  });

  test.each([
    [23, '2025-05-24', '23opens May 24, 2025'],
    [0, '2025-05-24', '0opened May 24, 2025'],
    [null, '2025-05-24', '–the season has ended'],
    [null, null, '–no season yet'],
  ])('say %s days to an opening on %s', async (days_to_opening, opens_on, words) => {
    const counted = figures['GET staff_measures']?.[0] as { json: object };
    server().answers['GET staff_measures'] = [{ status: 200, json: { ...counted.json, days_to_opening, opens_on } }];
    signIn('user', CLUB_OF_PERSON);
    await open('/user-dashboard');
    expect((await screen.findByText('Days to opening')).closest('li')?.textContent).toBe(`Days to opening${words}`);
  });

  test('do not blame the connection when the server cannot count them', async () => {
    server().answers['GET staff_measures'] = [{ status: 401 }];
    await open('/user-dashboard');
    const failure = (await screen.findByText('Failed to load quick figures')).closest('[role=alert]');
    expect(failure?.textContent).toContain('The server could not answer. Try again in a moment.');
  });

  test('fail alone, with the reason and Retry', async () => {
    server().answers['GET staff_measures'] = [refusal, figures['GET staff_measures']?.[0] ?? refusal];
    await open('/user-dashboard');
    expect((await screen.findByText('Failed to load quick figures')).closest('[role=alert]')?.textContent).toContain(
      'You may not read this.',
    );
    expect(await screen.findByText('Cart barn keys')).toBeTruthy();
    await press('Retry');
    expect(await screen.findByText('24 of 26 positions filled')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('keeps what is open when the club cannot be read again', async () => {
  await open('/user-dashboard?tab=team');
  const message = await screen.findByText('Cart barn keys');
  const session = sessionStore.get() as Extract<SessionState, { status: 'signed-in' }>;
  act(() =>
    sessionStore.set({ ...session, membership: { status: 'failed', message: 'The server could not answer.' } }),
  );
  expect(screen.queryByText('Your account belongs to no club')).toBeNull();
  expect(screen.getByText('Good to see you, Marcus T Bell.')).toBeTruthy();
  expect(message.isConnected).toBe(true);
});
