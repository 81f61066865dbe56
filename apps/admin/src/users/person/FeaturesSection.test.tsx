import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, PINE_HOLLOW, withAdministrationServer } from '../../administration.testkit';
import type { Person } from '../../source/rows/person';
import { FeaturesSection } from './FeaturesSection';

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
let sent: string[];
let answer: (() => void)[];

beforeEach(() => {
  sent = [];
  answer = [];
  answers['GET features'] = () => ({
    json: [{ id: 'f1', name: 'api_access', display_name: 'API', category: 'Data', minimum_plan: 'launch' }],
  });
  answers['GET user_permissions'] = () => ({ json: [] });
  const held = (name: string, response: object) => async () => {
    sent.push(name);
    await new Promise<void>((resolve) => answer.push(resolve));
    return response;
  };
  answers['POST user_permissions'] = held('grant', { status: 201 });
  answers['DELETE user_permissions'] = held('revoke', { status: 403, json: { message: 'Not you.', code: '42501' } });
});

const api = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'API' });

test('shows each click at once, sends them in order, and shows the old state after a refusal', async () => {
  await open(() => <FeaturesSection person={jordan} />);
  await userEvent.click(await api());
  expect((await api()).checked).toBe(true);
  await waitFor(() => expect(sent).toEqual(['grant']));
  await userEvent.click(await api());
  expect((await api()).checked).toBe(false);
  expect(sent).toEqual(['grant']);

  answers['GET user_permissions'] = () => ({ json: [{ user_id: jordan.userId, feature_id: 'f1' }] });
  answer.shift()?.();
  await waitFor(() => expect(sent).toEqual(['grant', 'revoke']));
  answer.shift()?.();
  await waitFor(async () => expect((await api()).checked).toBe(true));
  expect(screen.getByText('Failed to update user permission')).toBeTruthy();
});
