import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calls, CLUB_OF_PERSON, open, press, signIn, withDashboardServer } from '../userDashboard.testkit';

const server = withDashboardServer();

const entry = (number: number) => ({
  id: `entry-${number}`,
  type: 'role',
  message: `Changed the role of person ${number}`,
  user_name: 'Marcus Bell',
  created_at: '2025-04-30T12:00:00Z',
});

test('shows what happened, who did it and what kind of entry it is, and older entries on request', async () => {
  server().answers['GET activity_logs'] = [
    { status: 200, json: Array.from({ length: 26 }, (_, index) => entry(index)) },
    { status: 200, json: Array.from({ length: 40 }, (_, index) => entry(index)) },
  ];
  await open('/user-dashboard?tab=activity');
  expect(await screen.findByText('Changed the role of person 24')).toBeTruthy();
  expect(screen.queryByText('Changed the role of person 25')).toBeNull();
  await press('Show older activity');
  expect(await screen.findByText('Changed the role of person 39')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older activity' })).toBeNull();
  expect(screen.getAllByText(/^Marcus Bell,/)).toHaveLength(40);
});

test('requests the entries of the chosen person and kind', async () => {
  await open('/user-dashboard?tab=activity');
  const person = await screen.findByLabelText('Person');
  const chosen = await within(person).findByRole('option', { name: /Ana Lima/ });
  await userEvent.selectOptions(person, chosen);
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Invitations');
  expect(await screen.findByText('Nothing found')).toBeTruthy();
  const id = (chosen as HTMLOptionElement).value;
  const last = new URLSearchParams(calls('GET activity_logs').at(-1)?.query);
  expect(last.get('or')).toBe(`(user_id.eq.${id},about_user_id.eq.${id})`);
  expect(last.get('type')).toBe('eq.invitation');
});

test('reports a failure as such, and not as "No activity yet"', async () => {
  server().answers['GET activity_logs'] = [{ status: 500, json: { message: 'boom' } }];
  await open('/user-dashboard?tab=activity');
  expect(await screen.findByText('Failed to load recent activity')).toBeTruthy();
  expect(screen.queryByText('No activity yet')).toBeNull();
});

test('shows a plain user their entries without a choice of people', async () => {
  signIn('user', CLUB_OF_PERSON);
  await open('/user-dashboard?tab=activity');
  expect(await screen.findByText('No activity yet')).toBeTruthy();
  expect(screen.getByText(/^What you did in your club\./)).toBeTruthy();
  expect(screen.queryByLabelText('Person')).toBeNull();
});
