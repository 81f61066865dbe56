import { unsavedChanges } from '@platform/module-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANA, calls, CLUB, dialog, open, press, toasted, withDashboardServer } from '../userDashboard.testkit';

const server = withDashboardServer();

const write = async () => {
  await userEvent.type(dialog().getByLabelText('Subject'), 'Rescue tubes');
  await userEvent.type(dialog().getByLabelText('Message'), 'Two straps are torn.');
};
const send = () => userEvent.click(dialog().getByRole('button', { name: 'Send Message' }));

test('offers everyone but the person as recipient, and sends with normal priority by default', async () => {
  await open('/user-dashboard?tab=team');
  await screen.findByRole('list', { name: 'Team members' });
  await press('Send Message');
  const options = within(dialog().getByLabelText('Recipient')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose a team member',
    'Ana Lima',
    'Dana',
    'Someone without a name',
  ]);
  expect(dialog().getByLabelText<HTMLSelectElement>('Priority').value).toBe('normal');
  await userEvent.selectOptions(dialog().getByLabelText('Recipient'), 'Ana Lima');
  await write();
  await send();
  expect(await toasted('Message sent successfully')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls('POST messages').map(({ body }) => body)).toEqual([
    {
      id: expect.any(String),
      club_id: CLUB,
      recipient_id: ANA,
      subject: 'Rescue tubes',
      message: 'Two straps are torn.',
      priority: 'normal',
    },
  ]);
});

test('does not send without recipient, subject and message, and says at each field what is missing', async () => {
  await open('/user-dashboard?tab=team');
  await press('Send Message');
  await send();
  expect(await toasted('Please fill in all required fields')).toBeTruthy();
  for (const label of ['Recipient', 'Subject', 'Message'])
    expect(dialog().getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(calls('POST messages')).toEqual([]);
});

test('neither cuts nor sends a subject that is too long, and says how long it may be', async () => {
  await open('/user-dashboard?tab=team');
  await press('Message Ana Lima');
  await userEvent.type(dialog().getByLabelText('Message'), 'Two straps are torn.');
  await userEvent.click(dialog().getByLabelText('Subject'));
  await userEvent.paste('s'.repeat(161));
  await send();
  expect(dialog().getByText('Shorten this to 160 characters.')).toBeTruthy();
  expect(dialog().getByText('161 of 160 characters')).toBeTruthy();
  expect(document.activeElement).toBe(dialog().getByLabelText('Subject'));
  expect(dialog().getByLabelText<HTMLInputElement>('Subject').value).toHaveLength(161);
  expect(calls('POST messages')).toEqual([]);
});

test('keeps the text when sending fails, and resends the same message', async () => {
  server().answers['POST messages'] = ['lost', { status: 409, json: { message: 'duplicate key', code: '23505' } }];
  await open('/user-dashboard?tab=team');
  await press('Message Ana Lima');
  await write();
  await send();
  expect(await toasted('Failed to send message')).toBeTruthy();
  expect(dialog().getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Two straps are torn.');
  expect(dialog().getByRole('alert').textContent).toContain('The message was not sent.');
  await send();
  expect(await toasted('Message sent successfully')).toBeTruthy();
  expect(screen.queryByText('Failed to send message')).toBeNull();
  const [first, second] = calls('POST messages');
  expect(second?.body).toEqual(first?.body);
});

test('sends a new message when the text changed after a failure', async () => {
  server().answers['POST messages'] = ['lost', { status: 201 }];
  await open('/user-dashboard?tab=team');
  await press('Message Ana Lima');
  await write();
  await send();
  await toasted('Failed to send message');
  await userEvent.type(dialog().getByLabelText('Message'), ' I put them aside.');
  await send();
  await toasted('Message sent successfully');
  const ids = calls('POST messages').map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(2);
});

test('says why a message was refused', async () => {
  const words = 'A message goes to someone else of your club. Choose another recipient.';
  server().answers['POST messages'] = [{ status: 403, json: { message: words, code: '42501' } }];
  await open('/user-dashboard?tab=team');
  await press('Message Ana Lima');
  await write();
  await send();
  expect(await toasted('Failed to send message')).toBeTruthy();
  expect(await toasted(words)).toBeTruthy();
  expect(dialog().getByRole('alert').textContent).toBe(`The message was not sent. ${words}`);
});

test('sends a message once when the button is pressed twice', async () => {
  let release = () => {};
  await open('/user-dashboard?tab=team');
  await press('Message Ana Lima');
  await write();
  server().hold = new Promise((resolve) => (release = resolve));
  const submit = dialog().getByRole('button', { name: 'Send Message' });
  await act(async () => {
    submit.click();
    submit.click();
  });
  server().hold = undefined;
  release();
  await toasted('Message sent successfully');
  expect(calls('POST messages')).toHaveLength(1);
});

test('asks before closing a started message, and then discards it', async () => {
  await open('/user-dashboard?tab=team');
  await press('Message Ana Lima');
  expect(unsavedChanges.first()).toBeUndefined();
  await write();
  expect(unsavedChanges.first()).toBe('the message');
  for (const close of ['{Escape}', 'Close', 'Cancel']) {
    if (close === '{Escape}') await userEvent.keyboard(close);
    else await userEvent.click(dialog().getByRole('button', { name: close }));
    expect(await screen.findByText(/Your changes to the message are not saved yet/)).toBeTruthy();
    await press('Keep editing');
    expect(dialog().getByLabelText<HTMLInputElement>('Subject').value).toBe('Rescue tubes');
  }
  await userEvent.keyboard('{Escape}');
  await press('Close without saving');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(unsavedChanges.first()).toBeUndefined();
  await press('Message Ana Lima');
  expect(dialog().getByLabelText<HTMLInputElement>('Subject').value).toBe('');
});

test('still asks about a message that failed', async () => {
  server().answers['POST messages'] = ['lost'];
  await open('/user-dashboard?tab=team');
  await press('Message Ana Lima');
  await write();
  await send();
  await toasted('Failed to send message');
  await waitFor(() => expect(unsavedChanges.first()).toBe('the message'));
});
