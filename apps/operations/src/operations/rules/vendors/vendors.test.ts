import type { Vendor } from '../../source/rows/vendor';
import { filterVendors, type VisitFilter } from './vendorFilter';
import { insuranceStanding, visitStatus } from './vendorStatus';

const TODAY = '2025-05-01';

test.each([
  ['2025-04-30', 'Overdue'],
  ['2025-05-01', 'Scheduled'],
  ['2025-05-02', 'Scheduled'],
  [null, 'Not scheduled'],
])('calls a next visit of %p %s', (nextVisit, status) => {
  expect(visitStatus(nextVisit, TODAY)).toBe(status);
});

test.each([
  ['', 'None on file', false],
  ['2025-04-30', 'Expired', true],
  ['2025-05-01', 'Expires today', true],
  ['2025-05-02', 'Expires in 1 day', true],
  ['2025-05-31', 'Expires in 30 days', true],
  ['2025-06-01', 'Valid', false],
])('reads insurance until %p as %p', (day, words, isPressing) => {
  expect(insuranceStanding(day, TODAY)).toMatchObject({ words, isPressing });
});

const vendor = (name: string, some: Partial<Vendor> = {}): Vendor => ({
  id: name,
  name,
  type: 'Pool service',
  contact: '',
  phone: '',
  email: '',
  notes: '',
  lastVisit: null,
  nextVisit: null,
  insuranceExpiresOn: '',
  insurancePath: '',
  openInvoices: 0,
  version: 1,
  ...some,
});

test.each([
  ['all', ['late', 'planned', 'none', 'uninsured']],
  ['overdue', ['late']],
  ['scheduled', ['planned']],
  ['unscheduled', ['none', 'uninsured']],
  ['invoices', ['late']],
  ['insurance', ['uninsured']],
] as [VisitFilter, string[]][])('the filter %s leaves %p', (visits, names) => {
  const vendors = [
    vendor('late', { nextVisit: '2025-04-28', openInvoices: 1 }),
    vendor('planned', { nextVisit: TODAY }),
    vendor('none'),
    vendor('uninsured', { insuranceExpiresOn: '2025-04-15' }),
  ];
  expect(filterVendors(vendors, { search: '', visits }, TODAY).map(({ name }) => name)).toEqual(names);
});

test('finds a vendor by its name, type and contact', () => {
  const vendors = [vendor('Blue Ridge', { contact: 'Wade Compton' }), vendor('Fire & Safety', { type: 'Safety' })];
  const found = (search: string) => filterVendors(vendors, { search, visits: 'all' }, TODAY).map(({ name }) => name);
  expect(found('wade pool')).toEqual(['Blue Ridge']);
  expect(found('safety')).toEqual(['Fire & Safety']);
});
