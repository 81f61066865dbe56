import { badgeOf, expiryInWords, lastDayInWords, pressingFirst, stateOf } from './certificationState';

const TODAY = '2025-05-01';
const cpr = (expiresOn: string | null) => ({ name: 'CPR/AED', expiresOn });

it.each([
  [null, 'current'],
  ['2025-06-01', 'current'],
  ['2025-05-31', 'expiring'],
  ['2025-05-01', 'expiring'],
  ['2025-04-30', 'expired'],
] as const)('calls one that expires on %p %s', (expiresOn, state) => {
  const one = cpr(expiresOn);
  expect(stateOf(one, [one], TODAY)).toBe(state);
});

it('ignores the expiry of a renewed one, and does not count one of another name', () => {
  const old = cpr('2025-05-10');
  expect(stateOf(old, [old, cpr('2027-05-10')], TODAY)).toBe('current');
  expect(stateOf(old, [old, { name: 'Lifeguarding', expiresOn: null }], TODAY)).toBe('expiring');
});

it('shows Current with any that is valid today', () => {
  expect(badgeOf([], TODAY)).toBe('Action Needed');
  expect(badgeOf([cpr('2025-04-30')], TODAY)).toBe('Action Needed');
  expect(badgeOf([cpr('2025-04-30'), cpr('2025-05-01')], TODAY)).toBe('Current');
});

it('says when in words', () => {
  expect(expiryInWords(cpr('2027-05-17'), TODAY)).toBe('expires May 17, 2027');
  expect(expiryInWords(cpr('2025-05-17'), TODAY)).toBe('expires May 17, 2025, in 16 days');
  expect(expiryInWords(cpr('2025-05-02'), TODAY)).toBe('expires May 2, 2025, in 1 day');
  expect(expiryInWords(cpr(TODAY), TODAY)).toBe('expires May 1, 2025, today');
  expect(expiryInWords(cpr('2024-05-17'), TODAY)).toBe('expired May 17, 2024');
  expect(expiryInWords(cpr(null), TODAY)).toBe('does not expire');
});

it('names a near date by its day, a later one by its month', () => {
  const days = ['2025-05-17', '2025-05-31', '2025-06-01', '2024-06-15', null];
  expect(days.map((day) => lastDayInWords(cpr(day), TODAY))).toEqual([
    'May 17',
    'May 31',
    'Jun 2025',
    'expired Jun 2024',
    '',
  ]);
});

it('puts first what needs attention', () => {
  const held = [
    { name: 'First Aid', expiresOn: null },
    { name: 'Lifeguarding', expiresOn: '2026-06-01' },
    { name: 'CPR/AED', expiresOn: '2024-05-01' },
    { name: 'CPR/AED', expiresOn: '2025-05-17' },
    { name: 'Boating', expiresOn: '2025-04-30' },
  ];
  expect(pressingFirst(held, '2025-05-01').map(({ name, expiresOn }) => `${name} ${expiresOn}`)).toEqual([
    'CPR/AED 2025-05-17',
    'Boating 2025-04-30',
    'Lifeguarding 2026-06-01',
    'First Aid null',
    'CPR/AED 2024-05-01',
  ]);
});
