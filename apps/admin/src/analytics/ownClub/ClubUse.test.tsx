import { screen, within } from '@testing-library/react';
import { ME, openAdmin, PINE_HOLLOW, refusal, signIn, withAdministrationServer } from '../../administration.testkit';

const answers = withAdministrationServer();

const ANA = 'a0000000-0000-4000-8000-000000000002';
const profile = (user_id: string, display_name: string, role: string) => ({
  user_id,
  display_name,
  role,
  company_name: null,
  phone: null,
  created_at: '2025-04-01T12:00:00Z',
  version: 1,
  club: { id: PINE_HOLLOW.id, name: 'Pine Hollow', plan: 'launch' },
});
const mounts = (module_id: string, count: number, failures = 0) => ({ module_id, mounts: count, failures });

beforeEach(() => {
  answers['GET profiles'] = () => ({ json: [profile(ANA, 'Ana Lima', 'manager'), profile(ME, 'Ann Reed', 'admin')] });
  answers['POST rpc/addresses_of_people'] = () => ({
    json: [
      { user_id: ANA, email: 'ana@example.test', last_sign_in_at: null },
      { user_id: ME, email: 'ann@example.test', last_sign_in_at: '2025-04-30T12:00:00Z' },
    ],
  });
  answers['GET invitations'] = () => ({ json: [] });
  answers['GET modules'] = () => ({ json: [{ id: 'training', title: 'Training' }] });
  answers['GET clubs'] = () => ({ json: [] });
  answers['POST rpc/module_health_figures'] = () => ({ json: [mounts('training', 30), mounts('training', 25, 5)] });
});

test('shows an administrator who signed in and when, and which modules are used, without browser figures', async () => {
  signIn('admin');
  await openAdmin('/admin/analytics');
  const table = await screen.findByRole('table', { name: 'Who signs in' });
  expect(screen.getByText('2 people have an account. 1 has never signed in.')).toBeTruthy();
  const row = within(table).getByRole('row', { name: /Ana Lima/ });
  expect(row.textContent).toContain('Never');
  expect(await screen.findByText('Opened in the last 30 days')).toBeTruthy();
  for (const word of [/LCP/, /INP/, /Mounts/]) expect(screen.queryByText(word)).toBeNull();
});

test('says that a part failed to load, and shows the others', async () => {
  answers['POST rpc/module_health_figures'] = () => refusal;
  signIn('admin');
  await openAdmin('/admin/analytics');
  expect(await screen.findByRole('table', { name: 'Who signs in' })).toBeTruthy();
  expect(await screen.findByText('Failed to load analytics')).toBeTruthy();
});
