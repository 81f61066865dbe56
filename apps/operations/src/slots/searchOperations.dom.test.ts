import { serveRows } from '@platform/module-kit/testing';
import { searchOperations } from './searchOperations';

const ticket = (id: string, status: string) => ({ id, title: `Pump ${id}`, status });
const server = serveRows({
  'GET vendors': [
    { id: 'v1', name: 'Pump Care', type: 'Maintenance' },
    { id: 'v2', name: 'Pump Parts', type: 'Supplies' },
  ],
});

/** The database's rows: at most five, resolved ones last. */
async function found(...tickets: ReturnType<typeof ticket>[]) {
  server.answers['GET ticket_overview'] = [{ status: 200, json: tickets }];
  const rows = await searchOperations({ clubId: 'c', query: 'pump' });
  return rows.map(({ id, detail, to }) => `${id}: ${detail}, ${to}`);
}

test('lists open tickets, then vendors, then resolved tickets, and five in all', async () => {
  const resolved = ['t2', 't3', 't4', 't5'].map((id) => ticket(id, 'resolved'));
  expect(await found(ticket('t1', 'in_progress'), ...resolved)).toEqual([
    't1: Ticket, in progress, /operations?tab=tickets&open=t1',
    'v1: Vendor, Maintenance, /operations?tab=vendors&open=v1',
    'v2: Vendor, Supplies, /operations?tab=vendors&open=v2',
    't2: Ticket, resolved, /operations?tab=tickets&open=t2',
    't3: Ticket, resolved, /operations?tab=tickets&open=t3',
  ]);
});
