import { DataError } from '@platform/module-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from './demo/demoSource';
import { openOperations } from './operations.testkit';
import type { OperationsSource } from './source/operationsSource';

const figure = async (name: string) => (await screen.findByText(name)).closest('li');
const member = (some: Partial<OperationsSource> = {}): OperationsSource => ({
  ...createDemoSource(),
  canManage: false,
  canViewAnalytics: false,
  canExport: false,
  ...some,
});

test('names the four tabs as the specification does', async () => {
  await openOperations(createDemoSource());
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Forms & Logs', 'Labor Tracking', 'Vendors', 'Tickets']);
});

test.each([
  ['links to the reports for a person who reads them', true, 1],
  ['has no link to the reports for a person who would be refused there', false, 0],
])('%s', async (_, canReadReports, links) => {
  await openOperations(member({ canReadReports }));
  expect(await screen.findByRole('link', { name: 'Scheduling' })).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Reports' })).toHaveLength(links);
});

test('shows the figures of the sample club from its rows', async () => {
  await openOperations(createDemoSource());
  await waitFor(async () => expect((await figure("Today's checklists"))?.textContent).toContain('4 of 11'));
  expect((await figure('Water out of limits'))?.textContent).toContain('1of 2 bodies of water');
  expect((await figure('Overdue visits'))?.textContent).toContain('1of 4 vendors');
  expect((await figure('Tickets to resolve'))?.textContent).toContain('31 high priority');
  expect((await figure('Labor this week'))?.textContent).toContain('planned, budget of $8,000');
});

test('says which days of labor count the plan, and where to change that', async () => {
  const clocked = { ...createDemoSource(), readClockStart: async () => '2025-04-27' };
  await openOperations(clocked, '?tab=labor&week=2025-04-20');
  expect(await screen.findByText(/^This week counts planned hours\. .* counts from Apr 27, 2025;/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Clock rules' }).getAttribute('href')).toBe(
    '/demo/operations/scheduling/time-clock?do=rules',
  );
  expect((await figure('Labor this week'))?.textContent).toContain('actual and planned, budget of $8,000');
});

test('lists the rows of the days in the address, says so, and shows all again', async () => {
  await openOperations(createDemoSource(), '?view=incidents&from=2024-06-22&to=2024-06-22');
  expect(await screen.findByText('Only incidents from Jun 22, 2024 to Jun 22, 2024.')).toBeTruthy();
  const rows = () => within(screen.getByRole('region', { name: 'Incidents' })).getAllByRole('row');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Show all days' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('lists the incidents that no review has closed', async () => {
  const demo = createDemoSource();
  const [reviewed, ...others] = await demo.listIncidents();
  const incidents = [{ ...reviewed!, closedAt: '2025-04-30T14:00:00Z' }, ...others];
  await openOperations({ ...demo, listIncidents: async () => incidents }, '?view=incidents&status=open');
  const rows = () => within(screen.getByRole('region', { name: 'Incidents' })).getAllByRole('row');
  await waitFor(() => expect(rows()).toHaveLength(incidents.length));
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(rows()).toHaveLength(incidents.length + 1));
});

test('lists the readings and tickets of the chosen days only', async () => {
  await openOperations(createDemoSource(), '?view=water&from=2024-04-01&to=2024-09-02');
  expect(await screen.findByText('Only readings from Apr 1, 2024 to Sep 2, 2024.')).toBeTruthy();
  const region = await screen.findByRole('region', { name: /^Readings of/ });
  expect(region.textContent).toContain('2024');
  expect(region.textContent).not.toContain('2025');
  await userEvent.click(screen.getByRole('tab', { name: 'Tickets' }));
  expect(screen.queryByText(/^Only /)).toBeNull();
});

test('shows daily logs once their forms are there, so that no answer moves', async () => {
  const demo = createDemoSource();
  let send = () => {};
  const asked = new Promise<void>((resolve) => (send = resolve));
  await openOperations({ ...demo, listForms: () => asked.then(() => demo.listForms()) }, '?view=logs');
  expect(await screen.findByRole('status', { name: 'Loading the daily logs' })).toBeTruthy();
  expect(screen.queryByText('Last swimmer out at')).toBeNull();
  send();
  const answers = await screen.findAllByText('Last swimmer out at');
  expect(answers[0]?.closest('li')?.textContent).toContain('Closing inspection');
});

test("shows a member no labor and no other people's readings, and fetches neither", async () => {
  const refuse = () => Promise.reject(new DataError('Not yours.', '42501', 403));
  await openOperations(member({ listLabor: refuse, listReadings: refuse, listIncidents: refuse }), '?tab=labor');
  expect(await screen.findByRole('tab', { name: 'Forms & Logs', selected: true })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Labor Tracking' })).toBeNull();
  expect(screen.queryByText('Water out of limits')).toBeNull();
  expect(screen.queryByText('could not be fetched')).toBeNull();
});

test('lets a member report an incident, and not read those of others', async () => {
  await openOperations(member({ listIncidents: () => Promise.reject(new Error('asked')) }), '?view=incidents');
  expect(await screen.findByText('Incidents are confidential')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Report an incident' })).toBeTruthy();
});

test('tells a member the state of the water even if another person measured it', async () => {
  const source = createDemoSource();
  const own = (from: string) =>
    source.listReadings(from).then((all) => all.filter(({ authorName }) => authorName === 'Jordan Blake'));
  await openOperations(member({ listReadings: own }), '?view=water');
  expect(await screen.findByText('Out of limits')).toBeTruthy();
  expect(screen.getByText('Within limits')).toBeTruthy();
  expect(screen.queryByText('Nothing has to be added.')).toBeNull();
});

test.each([
  ['ticket', 'add tickets'],
  ['vendor', 'add vendors'],
])('tells a member who follows the link ?new=%s who can do that', async (entering, what) => {
  await openOperations(member(), `?new=${entering}`);
  expect(await screen.findByText(`Managers and administrators of your club ${what}. Ask one of them.`)).toBeTruthy();
});

test('shows a member tickets and vendors without buttons that change them', async () => {
  await openOperations(member(), '?tab=tickets');
  expect(await screen.findByRole('link', { name: 'Loose handrail at the deep-end ladder' })).toBeTruthy();
  for (const name of [/^Add ticket/, /Export CSV/, /move Loose/]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('lets a member check off their own items and unassigned ones', async () => {
  const source = createDemoSource();
  const people = (await source.listPeople()).map((person) => ({ ...person, isMe: person.name === 'Jordan Blake' }));
  await openOperations(member({ listPeople: async () => people }));
  const own = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Clean the restrooms' });
  await waitFor(() => expect(own.disabled).toBe(false));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Brief the team on the day' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Report a problem: Brief the team on the day' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Empty the bins' }).disabled).toBe(false);
});

test('links a failed item to its ticket', async () => {
  await openOperations(createDemoSource());
  await userEvent.click(await screen.findByRole('button', { name: 'Report a problem: Clean the restrooms' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open a ticket' }));
  expect(await within(dialog).findByText('Write down what is wrong.')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('What is wrong'), 'The drain is blocked.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open a ticket' }));
  expect(await screen.findByRole('link', { name: 'Failed: see ticket' })).toBeTruthy();
  await waitFor(async () => expect((await figure('Tickets to resolve'))?.textContent).toContain('4'));
});

test('keeps what was typed and says why when a ticket is refused', async () => {
  const source = createDemoSource();
  const addTicket = () => Promise.reject(new DataError('Your session has ended.', '42501', 403, 'Sign in again.'));
  await openOperations({ ...source, addTicket }, '?tab=tickets&new=ticket');
  const dialog = await screen.findByRole('dialog', { name: 'Add ticket' });
  await userEvent.type(within(dialog).getByLabelText('What is broken'), 'Broken tile');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add ticket' }));
  expect(await within(dialog).findByText('Your session has ended.')).toBeTruthy();
  expect(within(dialog).getByLabelText<HTMLInputElement>('What is broken').value).toBe('Broken tile');
});

test('says that tickets failed to load, and shows them after Retry', async () => {
  const source = createDemoSource();
  let answer: OperationsSource['listTickets'] = () =>
    Promise.reject(new DataError('The server is busy.', '54000', 400));
  await openOperations({ ...source, listTickets: () => answer() }, '?tab=tickets');
  expect(await screen.findByText('Failed to fetch tickets')).toBeTruthy();
  expect(screen.queryByText('No tickets yet')).toBeNull();
  answer = source.listTickets;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Snack bar light flickers' })).toBeTruthy();
});
