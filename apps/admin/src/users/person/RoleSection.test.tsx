import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, PINE_HOLLOW, withAdministrationServer } from '../../administration.testkit';
import type { Person } from '../../source/rows/person';
import { RoleSection } from './RoleSection';

const answers = withAdministrationServer();

const jordan: Person = {
  userId: 'a0000000-0000-4000-8000-000000000003',
  name: 'Jordan Blake',
  companyName: null,
  phone: null,
  role: 'user',
  club: { ...PINE_HOLLOW, plan: 'run' },
  email: 'jordan@example.test',
  lastSignInAt: null,
  createdAt: '2025-01-01T00:00:00Z',
  version: 1,
};

test('takes up a role that was chosen during another save once that save ends', async () => {
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  answers['GET profiles'] = () => ({ json: [] });
  answers['PATCH profiles'] = async () => {
    await saved;
    return { json: [{ user_id: jordan.userId }] };
  };
  await open(() => <RoleSection person={jordan} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Manager' }));
  const admin = screen.getByRole<HTMLInputElement>('radio', { name: 'Admin' });
  await userEvent.click(admin);
  expect(admin.checked).toBe(true);
  save();
  const question = await screen.findByRole('dialog', { name: 'Make Jordan Blake an administrator?' });
  expect(within(question).getByRole('button', { name: 'Make administrator' })).toBeTruthy();
});
