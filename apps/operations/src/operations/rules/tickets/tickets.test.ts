import type { Ticket } from '../../source/rows/ticket';
import { filterTickets, inTicketOrder, isLate, moveInWords, nextStatuses } from './tickets';

const ticket = (title: string, some: Partial<Ticket> = {}): Ticket => ({
  id: title,
  title,
  description: '',
  location: '',
  priority: 'medium',
  status: 'open',
  assigneeId: '',
  vendorId: '',
  cost: null,
  projectId: '',
  dueOn: '',
  photos: [],
  openedAt: '2025-05-01T12:00:00Z',
  resolvedAt: null,
  reporterName: '',
  isOwnReport: false,
  planId: '',
  version: 1,
  ...some,
});
const titles = (tickets: readonly Ticket[]) => tickets.map(({ title }) => title);

test('lists unresolved tickets first, the most urgent and then the first due', () => {
  const found = inTicketOrder([
    ticket('resolved long ago', { status: 'resolved', resolvedAt: '2025-04-01T12:00:00Z', priority: 'high' }),
    ticket('resolved today', { status: 'resolved', resolvedAt: '2025-05-01T12:00:00Z' }),
    ticket('without a day'),
    ticket('due tomorrow', { dueOn: '2025-05-02' }),
    ticket('opened before', { openedAt: '2025-04-01T12:00:00Z' }),
    ticket('urgent', { priority: 'high', status: 'in_progress' }),
  ]);
  expect(titles(found)).toEqual([
    'urgent',
    'due tomorrow',
    'opened before',
    'without a day',
    'resolved today',
    'resolved long ago',
  ]);
});

test('finds every word without regard to case and accents, also in names of people and vendors', () => {
  const tickets = [ticket('Loose handrail', { assigneeId: 'j' }), ticket('Café door', { location: 'Clubhouse' })];
  const found = (search: string) =>
    titles(
      filterTickets(tickets, { search, status: 'all', priority: 'all' }, ({ assigneeId }) => [
        assigneeId === 'j' ? 'José Ruiz' : '',
      ]),
    );
  expect(found('jose HAND')).toEqual(['Loose handrail']);
  expect(found('cafe clubhouse')).toEqual(['Café door']);
  expect(found('hand clubhouse')).toEqual([]);
  expect(found('')).toHaveLength(2);
});

test.each([
  ['all', 3],
  ['active', 2],
  ['open', 1],
  ['in_progress', 1],
  ['resolved', 1],
] as const)('filters by the status %s and leaves %i tickets', (status, count) => {
  const tickets = [ticket('a'), ticket('b', { status: 'in_progress' }), ticket('c', { status: 'resolved' })];
  expect(filterTickets(tickets, { search: '', status, priority: 'all' }, () => [])).toHaveLength(count);
});

test('calls a ticket late from the day after it was due until it is resolved', () => {
  expect(isLate(ticket('a', { dueOn: '2025-04-30' }), '2025-05-01')).toBe(true);
  expect(isLate(ticket('a', { dueOn: '2025-05-01' }), '2025-05-01')).toBe(false);
  expect(isLate(ticket('a', { dueOn: '2025-04-30', status: 'resolved' }), '2025-05-01')).toBe(false);
  expect(isLate(ticket('a'), '2025-05-01')).toBe(false);
});

test('offers the next status, and reopening for a resolved ticket', () => {
  expect(nextStatuses.open.map((to) => moveInWords('open', to))).toEqual(['Start work', 'Mark resolved']);
  expect(nextStatuses.in_progress.map((to) => moveInWords('in_progress', to))).toEqual([
    'Mark resolved',
    'Move back to open',
  ]);
  expect(nextStatuses.resolved.map((to) => moveInWords('resolved', to))).toEqual(['Reopen']);
});
