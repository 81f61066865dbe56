import { proposedTimeZone } from '../../rules/timeZones';
import { clubSizes, clubTypes } from '../../rules/clubFields';
import { emptyDraft } from './clubDraft';
import { isBasicInfoComplete, judgeMemberCount, readMemberCount, toNewClub } from './clubRules';

const complete = { ...emptyDraft, name: 'Cedar Grove Pool', type: 'Resort', size: 'small' };

test('has the types and sizes of the specification', () => {
  expect(clubTypes).toEqual([
    'Swim & Tennis Club',
    'Country Club',
    'Golf Club',
    'Fitness Center',
    'Community Center',
    'Resort',
    'Other',
  ]);
  expect(clubSizes.map(({ value, band }) => `${value} ${band}`)).toEqual([
    'small (1-15 staff)',
    'medium (15-35 staff)',
    'large (35+ staff)',
  ]);
});

test('needs name, type and size for complete basic info', () => {
  expect(isBasicInfoComplete(complete)).toBe(true);
});

test.each([
  ['name', ''],
  ['name', '   '],
  ['type', ''],
  ['size', ''],
])('%s = %p leaves it incomplete', (field, value) => {
  expect(isBasicInfoComplete({ ...complete, [field]: value })).toBe(false);
});

test.each([
  ['285', 285],
  [' 285 ', 285],
  ['1,250', 1250],
  ['1 250', 1250],
  ['12.9', 12],
  ['-3', -3],
  ['', 0],
  ['about 300', 0],
  ['300 members', 0],
  ['1e3', 0],
  ['0x10', 0],
  ['NaN', 0],
  ['Infinity', 0],
  ['-', 0],
])('reads %p members as %p', (typed, count) => {
  expect(readMemberCount(typed)).toBe(count);
});

test.each([
  ['', 'fine'],
  ['  ', 'fine'],
  ['0', 'fine'],
  ['1,000,000', 'fine'],
  ['1000001', 'out-of-range'],
  ['-1', 'out-of-range'],
  ['9'.repeat(20), 'out-of-range'],
  ['many', 'counts-as-zero'],
])('a member count of %p is %s', (typed, kind) => {
  expect(judgeMemberCount(typed).kind).toBe(kind);
});

test('gives a new club no staff, the current year as its season, and trimmed texts', () => {
  const draft = { ...complete, name: ' Cedar Grove Pool ', memberCount: '90', address: ' 1 Pool Lane\nDurham ' };
  expect(toNewClub(draft, new Date(2026, 0, 1))).toEqual({
    name: 'Cedar Grove Pool',
    type: 'Resort',
    size: 'small',
    member_count: 90,
    staff_count: 0,
    season: '2026',
    time_zone: proposedTimeZone(),
    address: '1 Pool Lane\nDurham',
  });
  expect(toNewClub(complete, new Date(2027, 11, 31))).toMatchObject({ member_count: 0, season: '2027', address: null });
});

test('gives a new club the chosen time zone', () => {
  expect(toNewClub({ ...complete, timeZone: 'America/Denver' }, new Date())).toMatchObject({
    time_zone: 'America/Denver',
  });
});
