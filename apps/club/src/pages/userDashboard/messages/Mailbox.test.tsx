import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ANA,
  button,
  calls,
  CLUB,
  dialog,
  FIRST,
  KEYS,
  ME,
  open,
  press,
  refusal,
  withDashboardServer,
} from '../userDashboard.testkit';

/** Another tab of the same browser. */
let otherTab: BroadcastChannel;
const told = jest.fn();
beforeEach(() => {
  otherTab = new BroadcastChannel('notifications');
  otherTab.onmessage = told;
});
afterEach(() => otherTab.close());

const server = withDashboardServer();

test('shows the text of an opened message, marks it as read and offers a reply', async () => {
  await open('/user-dashboard?tab=team');
  const inbox = await screen.findByRole('tab', { name: /^Inbox/ });
  await waitFor(() => expect(inbox.textContent).toBe('Inbox1'));
  const message = await button(/Unread: Cart barn keys/);
  expect(message.textContent).toContain('High');
  expect(message.textContent).toContain('From Ana Lima, May 1, 2025, 8:00');
  expect(calls('POST message_reads')).toEqual([]);

  server().answers['GET messages'] = [{ status: 200, json: [{ ...KEYS, message_reads: [{ read_at: '' }] }] }];
  await userEvent.click(message);
  expect(screen.getByText('Leave both sets with the starter.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Unread/ })).toBeNull());
  expect(calls('POST message_reads').map(({ body }) => body)).toEqual([{ message_id: FIRST, club_id: CLUB }]);
  await waitFor(() => expect(told).toHaveBeenCalled());

  await press('Reply');
  expect(dialog().getByLabelText<HTMLSelectElement>('Recipient').value).toBe(ANA);
  expect(dialog().getByLabelText<HTMLInputElement>('Subject').value).toBe('Re: Cart barn keys');
});

test('says that a message is gone when it no longer exists', async () => {
  await open(`/user-dashboard?tab=team&message=${ME}`);
  expect(await screen.findByText('This message is no longer there.')).toBeTruthy();
  expect(await button(/Unread: Cart barn keys/)).toBeTruthy();
});

test('opens an old message when a link names it', async () => {
  const newer = Array.from({ length: 25 }, (_, index) => ({ ...KEYS, id: `newer ${index}`, subject: 'Newer' }));
  // This server returns all of them at once; the list renders only as many as it has requested.
  const read = { ...KEYS, message_reads: [{ read_at: '' }] };
  server().answers['GET messages'] = [{ status: 200, json: [...newer, read] }];
  await open(`/user-dashboard?tab=team&message=${FIRST}`);
  expect(await screen.findByText('Leave both sets with the starter.')).toBeTruthy();
  expect(screen.queryByText('This message is no longer there.')).toBeNull();
});

test('shows as read what another tab has read', async () => {
  await open('/user-dashboard?tab=team');
  await button(/Unread: Cart barn keys/);
  server().answers['GET messages'] = [{ status: 200, json: [{ ...KEYS, message_reads: [{ read_at: '' }] }] }];
  otherTab.postMessage(null);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Unread/ })).toBeNull());
  expect(calls('POST message_reads')).toEqual([]);
});

test('shows new messages when the person comes back to the page', async () => {
  server().answers['GET messages'] = [{ status: 200, json: [] }];
  await open('/user-dashboard?tab=team');
  await screen.findByText('No messages yet');
  server().answers['GET messages'] = [{ status: 200, json: [KEYS] }];
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await button(/Unread: Cart barn keys/)).toBeTruthy();
});

test('does not call an inbox empty when it failed to load', async () => {
  server().answers['GET messages'] = [refusal];
  await open('/user-dashboard?tab=team');
  expect(await screen.findByText('Failed to load messages')).toBeTruthy();
  expect(screen.queryByText('No messages yet')).toBeNull();
});

test('keeps an open message when a refresh fails', async () => {
  await open('/user-dashboard?tab=team');
  await userEvent.click(await button(/Cart barn keys/));
  expect(screen.getByText('Leave both sets with the starter.')).toBeTruthy();
  server().answers['GET messages'] = [refusal];
  window.dispatchEvent(new Event('visibilitychange'));
  // The overview's widget, which stays mounted, shows it too.
  const notices = await screen.findAllByText('This may not be the latest');
  expect(notices[0]?.parentElement?.textContent).toContain('You may not read this.');
  expect(screen.getByText('Leave both sets with the starter.')).toBeTruthy();
  expect(screen.queryByText('Failed to load messages')).toBeNull();
});

test('shows ten messages, and older ones on request', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...KEYS, id: `m${index}`, subject: `Note ${index}` }));
  server().answers['GET messages'] = [{ status: 200, json: many }];
  await open('/user-dashboard?tab=team');
  await button(/Note 9/);
  expect(screen.queryByRole('button', { name: /Note 10/ })).toBeNull();
  await press('Show older messages');
  expect(await button(/Note 11/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
});
