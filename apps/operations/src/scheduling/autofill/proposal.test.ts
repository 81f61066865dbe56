import type { Person } from '../source/rows/person';
import type { Shift } from '../source/rows/shift';
import { proposalFigures, withProposal } from './proposal';

const shift = (id: string, some: Partial<Shift> = {}): Shift => ({
  id,
  staffId: null,
  role: 'Lifeguard',
  location: null,
  startsAt: '2025-05-01T14:00:00.000Z',
  endsAt: '2025-05-01T20:00:00.000Z',
  breakMinutes: 0,
  status: 'published',
  needsCover: false,
  notes: null,
  seriesId: null,
  wasPublished: true,
  version: 1,
  ...some,
});
const person = (id: string, some: Partial<Person> = {}): [string, Person] => [
  id,
  {
    id,
    name: id,
    role: 'Lifeguard',
    status: 'Active',
    birthDate: null,
    startDate: null,
    endDate: null,
    hourlyRate: 15,
    certifications: [],
    ...some,
  },
];
const people = new Map([
  person('ann'),
  person('ben'),
  person('ira', { status: 'Inactive' }),
  person('mia', { role: 'Manager' }),
]);
const filled = [{ shiftId: 'open', staffId: 'ann', warnings: [], standsIn: null }];

test('shows the open shifts with their proposed people, as drafts', () => {
  const shifts = [shift('open'), shift('other')];
  expect(withProposal(shifts, filled)).toEqual([
    { ...shift('open'), staffId: 'ann', status: 'draft', isProposed: true },
    shift('other'),
  ]);
});

test('leaves a shift unchanged if another person has filled it meanwhile', () => {
  const taken = shift('open', { staffId: 'ben' });
  expect(withProposal([taken], filled)).toEqual([taken]);
});

test('adds up the pay that it adds, and the hours of the people in its roles', () => {
  const shifts = [
    shift('open'),
    shift('mine', { staffId: 'ann' }),
    shift('off', { staffId: 'ben', status: 'cancelled' }),
  ];
  expect(proposalFigures(shifts, filled, people)).toEqual({ cents: 9000, least: 0, most: 720 });
  expect(proposalFigures(shifts, [], people)).toEqual({ cents: 0, least: null, most: null });
});
