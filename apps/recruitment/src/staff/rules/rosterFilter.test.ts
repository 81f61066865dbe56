import { addressIn, queryWith } from '@platform/module-kit/screens';
import type { StaffDetails, StaffMember } from '../source/rows/staffMember';
import { countByStatus, filterFields, peopleIn } from './rosterFilter';
import { onRecord } from '../source/rows/certification.testkit';

const person = (name: string, values: Partial<StaffMember> = {}): StaffMember => ({
  id: name,
  name,
  role: 'Lifeguard',
  status: 'Active',
  badge: 'Current',
  expiring: 0,
  validToSeasonEnd: true,
  isSelf: false,
  details: null,
  ...values,
});

const TODAY = '2025-05-01';

const detailsWith = (certifications: StaffDetails['certifications']): StaffDetails => ({
  email: null,
  phone: null,
  birthDate: null,
  startDate: '2023-04-01',
  endDate: null,
  hourlyRate: 15.5,
  hoursThisWeek: 0,
  totalHours: 0,
  certifications,
  required: [],
  version: 1,
});

const jordan = person('Jordan Blake');
const rachel = person('Rachel Kim', { role: 'Head Guard', expiring: 1 });
const zoe = person('Zoe Hartman', { status: 'Pending Onboarding', badge: 'Action Needed', validToSeasonEnd: false });
const gone = person('Dylan Mercer', { status: 'Inactive' });
const away = person('Ana Lima', { status: 'On Leave' });
const staff = [jordan, rachel, zoe, gone, away];

const found = (query: string) =>
  peopleIn(staff, addressIn(filterFields, new URLSearchParams(query)), TODAY).map(({ name }) => name);

it('counts everyone as All, and former staff apart from those on staff', () => {
  expect(countByStatus(staff)).toEqual({ All: 5, 'On staff': 4, Active: 2, Pending: 1, 'On Leave': 1, Inactive: 1 });
});

it.each([
  ['', ['Jordan Blake', 'Rachel Kim', 'Zoe Hartman', 'Ana Lima']],
  ['status=Pending', ['Zoe Hartman']],
  ['status=Inactive', ['Dylan Mercer']],
  ['status=Retired', ['Jordan Blake', 'Rachel Kim', 'Zoe Hartman', 'Ana Lima']],
  ['search=head', ['Rachel Kim']],
  ['search=GUARD+zoe', ['Zoe Hartman']],
  ['role=Head+Guard', ['Rachel Kim']],
  ['certification=expiring', ['Rachel Kim']],
  ['certification=needed', ['Zoe Hartman']],
  ['valid=season&status=Active', ['Jordan Blake', 'Rachel Kim']],
  ['expires=2025-05', []],
  ['pay=1500-1600', []],
])('%p finds %p', (query, names) => {
  expect(found(query)).toEqual(names);
});

it('searches fields that only managers see', () => {
  const details = detailsWith([
    { id: 'a', name: 'CPR/AED', typeId: null, issuedOn: null, expiresOn: '2025-05-17', version: 1, ...onRecord },
  ]);
  const seen = [person('Jordan Blake', { details })];
  const names = (query: string) => peopleIn(seen, addressIn(filterFields, new URLSearchParams(query)), TODAY).length;
  expect([names('expires=2025-05'), names('expires=2025-06')]).toEqual([1, 0]);
  expect([names('pay=1550-1600'), names('pay=1400-1549')]).toEqual([1, 0]);
  expect([names('since=2023'), names('since=2024')]).toEqual([1, 0]);
});

it('finds certifications that have expired or expire soon, unless they were renewed', () => {
  const holder = (name: string, ...days: string[]) => {
    const certifications = days.map((expiresOn) => ({
      ...{ id: expiresOn, name: 'CPR/AED', typeId: null, issuedOn: null, expiresOn, version: 1 },
      ...onRecord,
    }));
    return person(name, { details: detailsWith(certifications) });
  };
  const holders = [
    holder('Expired', '2025-04-30'),
    holder('Soon', '2025-05-31'),
    holder('Later', '2025-06-01'),
    holder('Renewed', '2025-04-30', '2027-04-30'),
    person('Without details'),
  ];
  const filter = addressIn(filterFields, new URLSearchParams('certification=renew'));
  expect(peopleIn(holders, filter, TODAY).map(({ name }) => name)).toEqual(['Expired', 'Soon']);
});

it('keeps other parts of the address', () => {
  const address = queryWith(filterFields, new URLSearchParams('tab=roster&open=5&status=Active'), {
    status: 'On staff',
    search: ' kim ',
    pay: [1400, 1499],
  });
  expect(address.toString()).toBe('tab=roster&open=5&search=kim&pay=1400-1499');
});
