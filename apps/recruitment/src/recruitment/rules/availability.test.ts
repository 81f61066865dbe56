import { certificateInWords, daysOfWorkInWords, daysPerWeekInWords } from './availability';

const nothing = { firstDay: null, lastDay: null, daysPerWeek: null, ageBand: null };

test('formats the days of work, leaving out what the applicant did not enter', () => {
  const days = (firstDay: string | null, lastDay: string | null) =>
    daysOfWorkInWords({ ...nothing, firstDay, lastDay }, '2025-05-01');
  expect(days('2025-05-24', '2025-09-01')).toBe('May 24 to Sep 1');
  expect(days('2025-05-24', null)).toBe('From May 24');
  expect(days(null, '2025-09-01')).toBe('Until Sep 1');
  expect(days(null, null)).toBeNull();
});

test('says how often, and until when a certificate is valid', () => {
  expect(daysPerWeekInWords({ ...nothing, daysPerWeek: 1 })).toBe('1 day a week');
  expect(daysPerWeekInWords({ ...nothing, daysPerWeek: 5 })).toBe('5 days a week');
  expect(daysPerWeekInWords(nothing)).toBeNull();
  expect(certificateInWords({ name: 'CPR/AED', validUntil: '2026-03-14' })).toBe('CPR/AED until Mar 14, 2026');
  expect(certificateInWords({ name: 'CPR/AED', validUntil: null })).toBe('CPR/AED, no date given');
});
