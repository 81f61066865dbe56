import { forgetPersonTexts, pageHistory, PageRouter } from '@platform/module-kit';
import { CLUB_ID, startClubServer, workingAnswers, type ClubServer } from '@platform/module-kit/testing';
import { AuthProvider, connectSupabase, sessionStore, type SessionState } from '@platform/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingPage } from './OnboardingPage';

let server: ClubServer;
let logged: jest.SpyInstance;

beforeAll(async () => {
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
});
afterAll(() => server.close());

const newcomer = (id: string): SessionState => ({
  status: 'signed-in',
  user: { id, email: 'riley@example.test', displayName: 'riley@example.test' },
  membership: { status: 'ready', value: { role: 'user', displayName: 'Riley Hart', club: null } },
  permissions: { status: 'ready', value: [] },
});

const enter = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>
        <PageRouter>
          <OnboardingPage />
        </PageRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(server, { received: [], answers: workingAnswers(), hold: undefined });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStore.set(newcomer('u'));
  pageHistory.push('/onboarding');
  enter();
});

afterEach(() => logged.mockRestore());

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** The sizes load when the step renders. */
const size = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const heading = () => screen.getByRole('heading', { level: 1 });
const whereabouts = () => screen.getByText(/^(Step \d of 3|All done|Setting up your club…)$/);
const press = (name: string) => userEvent.click(button(name));
const posted = () => server.received.filter(({ call }) => call === 'POST clubs');

async function fillInBasics(): Promise<void> {
  await press('Continue');
  await userEvent.type(field('Organization name'), 'Cedar Grove Pool');
  await userEvent.selectOptions(field('Type'), 'Resort');
  await userEvent.click(await size('small (1-15 staff)'));
}

async function goToDetails(): Promise<void> {
  await fillInBasics();
  await press('Continue');
}

test('says on the second step what Continue waits for', async () => {
  await press('Continue');
  const waits = () => document.getElementById(button('Continue').getAttribute('aria-describedby') ?? '')?.textContent;
  expect(waits()).toBe('Still needed to continue: organization name, type, and size.');
  await userEvent.type(field('Organization name'), 'Cedar Grove Pool');
  await userEvent.selectOptions(field('Type'), 'Resort');
  expect(waits()).toBe('Still needed to continue: size.');
  await userEvent.click(await size('small (1-15 staff)'));
  expect(waits()).toBe('');
  expect(button('Continue').disabled).toBe(false);
});

test('moves the focus to the heading of each step and announces its number', async () => {
  expect(whereabouts().textContent).toBe('Step 1 of 3');
  expect(whereabouts().getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(document.body);
  const steps = within(screen.getByRole('list', { name: 'Setup steps' }));
  const current = () => steps.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
  expect(current()?.textContent).toContain('Welcome');

  await fillInBasics();
  await press('Continue');
  expect(heading().textContent).toBe('Additional details');
  expect(document.activeElement).toBe(heading());
  expect(whereabouts().textContent).toBe('Step 3 of 3');
  expect(current()?.textContent).toContain('Additional details');

  await press('Back');
  await waitFor(() => expect(heading().textContent).toBe('Basic info'));
  expect(document.activeElement).toBe(heading());
  await press('Back');
  await waitFor(() => expect(whereabouts().textContent).toBe('Step 1 of 3'));
  expect(document.activeElement).toBe(heading());
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('keeps what was typed when the person goes back', async () => {
  await goToDetails();
  await userEvent.type(field('Member count'), '90');
  await press('Back');
  await screen.findByLabelText('Organization name');
  expect(field('Organization name').value).toBe('Cedar Grove Pool');
  expect(field('Type').value).toBe('Resort');
  expect((await size('small (1-15 staff)')).checked).toBe(true);
  await press('Continue');
  expect(field('Member count').value).toBe('90');
});

/** What the browser's own buttons do. */
const step = (delta: number) => act(() => pageHistory.go(delta));

test('moves between steps with the browser’s Back and Forward, and keeps the step on reload', async () => {
  await goToDetails();
  await userEvent.type(field('Member count'), '90');
  step(-1);
  await screen.findByRole('heading', { name: 'Basic info' });
  expect(field('Organization name').value).toBe('Cedar Grove Pool');
  step(-1);
  await waitFor(() => expect(whereabouts().textContent).toBe('Step 1 of 3'));
  step(2);
  await screen.findByRole('heading', { name: 'Additional details' });
  cleanup();
  enter();
  expect(whereabouts().textContent).toBe('Step 3 of 3');
  expect(field('Member count').value).toBe('90');
});

test('does not go forward past a required field that was emptied', async () => {
  await goToDetails();
  await press('Back');
  await userEvent.clear(await screen.findByLabelText('Organization name'));
  step(1);
  await waitFor(() => expect(pageHistory.location.state).toMatchObject({ clubSetup: { step: 'basic-info' } }));
  expect(whereabouts().textContent).toBe('Step 2 of 3');
  expect(button('Continue').disabled).toBe(true);
});

test('keeps what was typed for the person until the shell forgets them', async () => {
  await goToDetails();
  expect(sessionStorage.getItem('club-setup-of-person')).toContain('Cedar Grove Pool');
  forgetPersonTexts();
  expect(sessionStorage).toHaveLength(0);
});

test('keeps a name that is too long, counts its characters, and does not continue', async () => {
  await fillInBasics();
  await userEvent.click(field('Organization name'));
  await userEvent.paste('x'.repeat(110));
  expect(field('Organization name').value).toHaveLength('Cedar Grove Pool'.length + 110);
  expect(screen.getByText('Shorten this to 120 characters.')).toBeTruthy();
  expect(screen.getByText('126 of 120 characters')).toBeTruthy();
  expect(button('Continue').disabled).toBe(true);
});

test('goes home on Exit', () => {
  expect(screen.getByRole('link', { name: 'Exit' }).getAttribute('href')).toBe('/');
});

test('lists the seven types and three sizes of specification 5.4', async () => {
  await press('Continue');
  const types = [...screen.getByLabelText<HTMLSelectElement>('Type').options].filter(({ value }) => value);
  expect(types.map(({ text }) => text)).toEqual([
    'Swim & Tennis Club',
    'Country Club',
    'Golf Club',
    'Fitness Center',
    'Community Center',
    'Resort',
    'Other',
  ]);
  const sizes = within(await screen.findByRole('radiogroup', { name: 'Size' })).getAllByRole<HTMLInputElement>('radio');
  expect(sizes.map(({ value, labels }) => [value, labels?.[0]?.textContent])).toEqual([
    ['small', 'small (1-15 staff)'],
    ['medium', 'medium (15-35 staff)'],
    ['large', 'large (35+ staff)'],
  ]);
});

test('disables Continue until name, type and size are set', async () => {
  await press('Continue');
  expect(button('Continue').disabled).toBe(true);
  await userEvent.type(field('Organization name'), '  ');
  await userEvent.selectOptions(field('Type'), 'Other');
  await userEvent.click(await size('large (35+ staff)'));
  expect(button('Continue').disabled).toBe(true);
  fireEvent.submit(screen.getByRole('form', { name: 'Basic info' }));
  expect(heading().textContent).toBe('Basic info');
  await userEvent.type(field('Organization name'), 'Oak Ridge');
  expect(button('Continue').disabled).toBe(false);
  await userEvent.selectOptions(field('Type'), '');
  expect(button('Continue').disabled).toBe(true);
});

test('sets the club up, says so, and then goes home', async () => {
  let release = () => undefined as void;
  server.hold = new Promise((resolve) => (release = resolve));
  await goToDetails();
  await userEvent.type(field('Member count'), 'about ninety');
  expect(field('Member count').getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText('This is not a number, so it counts as 0.')).toBeTruthy();
  await press('Set Up Club');
  expect(button('Setting up...').getAttribute('aria-disabled')).toBe('true');
  expect(button('Back').disabled).toBe(true);
  expect(field('Member count').readOnly).toBe(true);
  expect(whereabouts().textContent).toBe('Setting up your club…');
  release();

  await screen.findByRole('heading', { name: 'Cedar Grove Pool is ready' });
  expect(document.activeElement).toBe(heading());
  expect(whereabouts().textContent).toBe('All done');
  expect(sessionStore.get()).toMatchObject({
    membership: { status: 'ready', value: { club: { name: 'Cedar Grove Pool' } } },
  });
  expect(window.location.pathname).toBe('/onboarding');
  expect(posted().map(({ body }) => body)).toEqual([
    {
      name: 'Cedar Grove Pool',
      type: 'Resort',
      size: 'small',
      member_count: 0,
      staff_count: 0,
      season: String(new Date().getFullYear()),
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      address: null,
    },
  ]);
  await waitFor(() => expect(window.location.pathname).toBe('/'), { timeout: 5000 });
});

test('sets up one club when the form is submitted twice at once', async () => {
  await goToDetails();
  const form = screen.getByRole('form', { name: 'Additional details' });
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await screen.findByRole('heading', { name: 'Cedar Grove Pool is ready' });
  expect(posted()).toHaveLength(1);
});

test('reports a failure on step 3, keeps what was typed, and makes no second club on retry', async () => {
  server.answers['PATCH profiles'] = [
    { status: 500, json: { message: 'The disk is full.', code: 'XX000' } },
    { status: 204 },
  ];
  await goToDetails();
  await userEvent.type(field('Member count'), '90');
  await userEvent.type(field('Address'), '1 Pool Lane');
  await press('Set Up Club');
  expect((await screen.findByRole('alert')).textContent).toBe('The disk is full.');
  expect(whereabouts().textContent).toBe('Step 3 of 3');
  expect([field('Member count').value, field('Address').value]).toEqual(['90', '1 Pool Lane']);
  expect(document.activeElement).toBe(button('Set Up Club'));
  expect(logged).toHaveBeenCalledWith('The club was not set up', expect.anything());

  await press('Set Up Club');
  await screen.findByRole('heading', { name: 'Cedar Grove Pool is ready' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(posted()).toHaveLength(1);
  const [profile] = server.received.filter(({ call }) => call === 'PATCH profiles');
  expect(profile?.body).toMatchObject({ display_name: 'Riley Hart', company_name: 'Cedar Grove Pool' });
});

test('reports an impossible member count at its field and sends nothing', async () => {
  await goToDetails();
  await userEvent.type(field('Member count'), '-5');
  await press('Set Up Club');
  expect(document.activeElement).toBe(field('Member count'));
  expect(field('Member count').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a number from 0 to 1,000,000.')).toBeTruthy();
  expect(posted()).toEqual([]);
});

test('starts with empty fields when another person uses this browser', async () => {
  await goToDetails();
  act(() => sessionStore.set(newcomer('other')));
  expect(whereabouts().textContent).toBe('Step 1 of 3');
  await press('Continue');
  expect(field('Organization name').value).toBe('');
});

test('tells a person about their invitations before they set up a club', async () => {
  cleanup();
  const invitation = { id: 'i', club_id: CLUB_ID, club_name: 'Pine Hollow', role: 'user', expires_at: '2026-12-01' };
  server.answers['POST rpc/my_invitations'] = [
    { status: 200, json: [invitation, { ...invitation, id: 'j', club_name: 'Lakeside' }] },
  ];
  enter();
  expect(await screen.findByText('You are invited to Pine Hollow and Lakeside')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your invitations' }).getAttribute('href')).toBe('/invitations');
  await press('Continue');
  expect(screen.queryByText(/^You are invited/)).toBeNull();
});

test('says that invitations failed to load, and offers Retry', async () => {
  await waitFor(() => expect(server.received.map(({ call }) => call)).toContain('POST rpc/my_invitations'));
  cleanup();
  const invitation = { id: 'i', club_id: CLUB_ID, club_name: 'Cedar Grove Pool', role: 'user' };
  server.answers['POST rpc/my_invitations'] = [
    { status: 403, json: { message: 'You may not read this.', code: '42501' } },
    { status: 200, json: [invitation] },
  ];
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuthProvider>
        <PageRouter>
          <OnboardingPage />
        </PageRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Failed to load your invitations')).toBeTruthy();
  await press('Retry');
  expect(await screen.findByText('You are invited to Cedar Grove Pool')).toBeTruthy();
});
