import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, PINE_HOLLOW, refusal, withAdministrationServer } from '../../administration.testkit';
import type { Person } from '../../source/rows/person';
import { RemoveSection } from './RemoveSection';

const answers = withAdministrationServer();

const marcus: Person = {
  userId: 'a0000000-0000-4000-8000-000000000002',
  name: 'Marcus Bell',
  companyName: null,
  phone: null,
  role: 'admin',
  club: { ...PINE_HOLLOW, plan: 'run' },
  email: 'marcus@example.test',
  lastSignInAt: null,
  createdAt: '2025-01-01T00:00:00Z',
  version: 1,
};

async function ask() {
  await open(() => <RemoveSection person={marcus} onRemoved={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the club…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Marcus Bell from Pine Hollow?' }));
  return { dialog, remove: dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove from the club' }) };
}

test('removes no one until it is known whether they are the last administrator', async () => {
  answers['GET profiles'] = () => refusal;
  const { dialog, remove } = await ask();
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Failed to look for other administrators');
  expect(alert.textContent).toContain('You may not read this.');
  await waitFor(() => expect(remove.disabled).toBe(true));

  answers['GET profiles'] = () => ({ json: [] });
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await dialog.findByText(/They are the last administrator/);
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(remove.disabled).toBe(false);
});

test('removes one of several administrators without that warning', async () => {
  answers['GET profiles'] = () => ({ json: [{ user_id: 'another' }] });
  const { dialog, remove } = await ask();
  await waitFor(() => expect(remove.getAttribute('aria-disabled')).toBeNull());
  expect(remove.disabled).toBe(false);
  expect(dialog.queryByText(/They are the last administrator/)).toBeNull();
});
